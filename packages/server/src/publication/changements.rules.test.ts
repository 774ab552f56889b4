import { expect, it } from 'vitest';
import { CATALOGUE, cleDe, clesPubliees } from './changements.rules.ts';

it.each(['type', 'critere', 'modalite', 'tag', 'scoring', 'entite'])('every page rests on a %s', (ressource) =>
  expect(cleDe(ressource, 4)).toBe(CATALOGUE),
);

it('what is published changes the start of every site that it is or was on, once', () => {
  expect(clesPubliees('listeWeb', 7, [1, 2], null, [2, 3], undefined)).toEqual([
    'liste:7',
    'accueil:1',
    'accueil:2',
    'accueil:3',
  ]);
});
