import { describe, expect, it } from 'vitest';
import { communeDe, communeLisible } from './commune.rules.ts';

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

describe('the name of a commune', () => {
  it('is the official one, whichever way its sources spell it', () => {
    const spelled = ["L'ABERGEMENT CLEMENCIAT", 'L’Abergement-Clémenciat', 'labergement'];
    expect(spelled.map((commune) => communeDe({ insee: '01001', commune }))).toEqual(
      spelled.map(() => 'L’Abergement-Clémenciat'),
    );
  });

  it('is what the source says, as people write it, where its code is unknown or missing', () => {
    expect(communeDe({ insee: '96001', commune: 'ÉTANG-FLEURY' })).toBe('Étang-Fleury');
    expect(communeDe({ commune: 'Malbrume' })).toBe('Malbrume');
    expect(communeDe({})).toBe('');
  });
});
