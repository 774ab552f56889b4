import { expect, it } from 'vitest';
import { synonymesColles } from './synonymes.rules.ts';

it('each line of a table is a group, whatever stands between its words', () => {
  const { ajouts, restantes } = synonymesColles('gîte;location;meublé\r\n"resto"\trestaurant\n\nvtt, vélo', [], 10);
  expect(ajouts).toEqual([{ mots: 'gîte, location, meublé' }, { mots: 'resto, restaurant' }, { mots: 'vtt, vélo' }]);
  expect(restantes).toEqual([]);
});

it('what is no group, is known or is too much stays to be looked at', () => {
  const texte = `seul\nSPA; spa\nlocation, GITE\nresto;table\n${'x'.repeat(299)};yy\nbar;café`;
  expect(synonymesColles(texte, ['gîte, location'], 1)).toEqual({
    ajouts: [{ mots: 'resto, table' }],
    illisibles: [1, 2, 5],
    connus: 1,
    enTrop: 1,
    restantes: ['seul', 'SPA; spa', 'location, GITE', `${'x'.repeat(299)};yy`, 'bar;café'],
  });
});

it('a word that a line repeats is kept as it is first written', () =>
  expect(synonymesColles('gîte;Gite;meublé', [], 10).ajouts).toEqual([{ mots: 'gîte, meublé' }]));
