import { expect, it } from 'vitest';
import { communeLisible } from './commune.rules.ts';

it.each([
  ['ÉTANG-FLEURY', 'Étang-Fleury'],
  ['PONT-L’AMBRE', 'Pont-l’Ambre'],
  ["L'ISLE-SUR-LA-SORGUE", "L'Isle-sur-la-Sorgue"],
  ['LE BOURG D’OISANS', 'Le Bourg d’Oisans'],
  ['SAINT-OMBELIN', 'Saint-Ombelin'],
  ['Bourg-en-Bresse', 'Bourg-en-Bresse'],
  ['étang-fleury', 'Étang-Fleury'],
  ['Y', 'Y'],
  ['', ''],
])('%s is shown as %s', (written, shown) => {
  expect(communeLisible(written)).toBe(shown);
});
