import type { Condition, Groupe, Regle } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { asksOnlyFor } from './selection-liee.rules.ts';

const mots = (op: 'une' | 'toutes' | 'aucune', ...ids: number[]): Condition => ({
  genre: 'mots',
  champ: 'modalites',
  op,
  valeurs: ids.map((id) => ({ ref: 'modalite', id })),
});
const groupe = (lien: Groupe['lien'], ...regles: Regle[]): Groupe => ({ genre: 'groupe', lien, regles });
const photo: Condition = { genre: 'fait', fait: 'photo', present: true };

describe('rules that ask for one word', () => {
  it.each<[string, Groupe]>([
    ['at least one of it alone', groupe('et', mots('une', 12))],
    ['all of it alone', groupe('ou', mots('toutes', 12))],
    ['in a group of its own', groupe('et', groupe('ou', mots('une', 12)))],
  ])('keep what bears it, no more and no less: %s', (_, regles) => {
    expect(asksOnlyFor(regles, 12)).toBe(true);
  });

  it.each<[string, Groupe]>([
    ['nothing at all', groupe('et')],
    ['another word', groupe('et', mots('une', 13))],
    ['a word besides', groupe('et', mots('une', 12, 13))],
    ['none of it', groupe('et', mots('aucune', 12))],
    ['but it', groupe('sauf', mots('une', 12))],
    ['a group that leaves it out', groupe('et', groupe('sauf', mots('une', 12)))],
    ['something besides', groupe('et', mots('une', 12), photo)],
    ['something else', groupe('et', photo)],
    ['a critère of the same number', groupe('et', { ...mots('une'), valeurs: [{ ref: 'critere', id: 12 }] } as Regle)],
  ])('are not those that merely name it: %s', (_, regles) => {
    expect(asksOnlyFor(regles, 12)).toBe(false);
  });
});
