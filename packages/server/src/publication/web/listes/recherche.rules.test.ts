import { expect, it } from 'vitest';
import { motsCherches } from './recherche.rules.ts';

it('a word is looked for with those that mean the same, whatever its accents', () => {
  const synonymes = [{ mots: 'gîte, location, meublé de tourisme' }, { mots: ' , ' }];
  expect(motsCherches('Gite  lac', synonymes)).toEqual([['Gite', 'gîte', 'location', 'meublé de tourisme'], ['lac']]);
});

it('signs alone are no words, and nobody asks for a whole book', () => {
  expect(motsCherches('!!! % —', [])).toEqual([]);
  expect(motsCherches('mot '.repeat(500), [])).toHaveLength(8);
});
