import { expect, it } from 'vitest';
import { facons, motsCherches } from './recherche.rules.ts';

it('a word is looked for with those that mean the same, whatever its accents', () => {
  const synonymes = [{ mots: 'gîte, location, meublé de tourisme' }, { mots: ' , ' }];
  expect(motsCherches('Gite  lac', synonymes)).toEqual([['Gite', 'gîte', 'location', 'meublé de tourisme'], ['lac']]);
});

it('a synonym of several words is found as one, alone or among other words', () => {
  const synonymes = [{ mots: 'chambre d’hôtes, B&B, bed and breakfast' }];
  const group = ['chambre d’hôtes', 'B&B', 'bed and breakfast'];
  for (const typed of ["Chambre d'hôtes", 'b&b', 'Bed and  Breakfast']) {
    const [first, ...others] = motsCherches(typed, synonymes);
    expect([first, others]).toEqual([[typed.replace('  ', ' '), ...group], []]);
  }
  expect(motsCherches('bed and breakfast lac', synonymes)).toEqual([
    ['bed and breakfast', 'chambre d’hôtes', 'B&B'],
    ['lac'],
  ]);
  expect(motsCherches('bed lac', synonymes)).toEqual([['bed'], ['lac']]);
});

it('what is typed is said in as many ways as it has synonyms', () => {
  const said = (q: string) => facons(q, motsCherches(q, [{ mots: 'B&B, chambre d’hôtes' }]));
  expect(said('b&b')).toEqual(['b&b', 'B&B', 'chambre d’hôtes']);
  expect(said('b&b lac')).toEqual(['b&b lac']);
  expect(said('!')).toEqual(['!']);
});

it('signs alone are no words, and nobody asks for a whole book', () => {
  expect(motsCherches('!!! % —', [])).toEqual([]);
  expect(motsCherches('mot '.repeat(500), [])).toHaveLength(8);
});
