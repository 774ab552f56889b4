import { describe, expect, it } from 'vitest';
import { decisionEnBarre } from './barre.rules.ts';

describe('the next step of an annonce', () => {
  it('is the yes of who may say it, until it was said of what is saved', () => {
    const of = (validation: unknown, isSaved = true) => decisionEnBarre(validation, { mayDecide: true, isSaved });
    expect([of(undefined, false), of('brouillon'), of('a-valider'), of('refusee')]).toEqual(Array(4).fill('valider'));
    expect([of('validee'), of('validee', false)]).toEqual([null, 'valider']);
  });

  it('is a question for the others, asked once', () => {
    const of = (validation: unknown, isSaved = true) => decisionEnBarre(validation, { mayDecide: false, isSaved });
    expect([of(undefined, false), of('brouillon'), of('refusee')]).toEqual(Array(3).fill('demander'));
    expect([of('a-valider'), of('validee'), of('validee', false)]).toEqual([null, null, null]);
  });
});
