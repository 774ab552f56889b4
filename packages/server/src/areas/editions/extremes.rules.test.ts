import { expect, it } from 'vitest';
import { casExtremes } from './extremes.rules.ts';

const fiche = (id: number, nom: string, longueur: number, hasPhoto = true) => ({ id, nom, longueur, hasPhoto });

it('the hardest fiches of a section are the longest, the shortest, the one of the longest name, and one without a photo', () => {
  const measured = [
    fiche(1, 'Auberge', 900),
    fiche(2, 'Bar', 20),
    fiche(3, 'Résidence de la Vallée', 300),
    fiche(4, 'Gîte', 200, false),
    fiche(5, 'Halte', 100, false),
  ];
  expect(casExtremes(measured).map(({ cas, id }) => [cas, id])).toEqual([
    ['longue', 1],
    ['courte', 2],
    ['nom', 3],
    ['sans-photo', 4],
  ]);
  expect(casExtremes([])).toEqual([]);
  expect(casExtremes([fiche(1, 'Seule', 10)]).map(({ cas }) => cas)).toEqual(['longue', 'courte', 'nom']);
});
