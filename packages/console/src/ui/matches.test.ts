import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it('forgives accents, case and the order of words', () => {
  expect(matches('edition', ['Éditions', undefined])).toBe(true);
  expect(matches('MODELE creer', ['Créer un modèle'])).toBe(true);
  expect(matches('carte', ['Listes', 'Web'])).toBe(false);
  expect(matches('', ['Guide'])).toBe(true);
  expect(matches("val d'ambre", ['Office du Val d’Ambre'])).toBe(true);
});
