import { describe, expect, it } from 'vitest';
import { ETATS_TACHE, mayCancel, mayRestart } from './tache.rules.ts';

const inEveryState = (rule: (etat: (typeof ETATS_TACHE)[number]['value']) => boolean) =>
  ETATS_TACHE.map(({ value }) => value).filter(rule);

describe('a task', () => {
  it('is cancelled while it waits or runs, once', () => {
    expect(inEveryState((etat) => mayCancel({ etat, annulationDemandee: false }))).toEqual(['en_attente', 'en_cours']);
    expect(inEveryState((etat) => mayCancel({ etat, annulationDemandee: true }))).toEqual([]);
  });

  it('is started again when it failed or was cancelled', () => {
    expect(inEveryState((etat) => mayRestart({ etat }))).toEqual(['echouee', 'annulee']);
  });
});
