import { describe, expect, it } from 'vitest';
import { communeDe, communeLisible, nomsDeCommune } from './commune.rules.ts';

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

describe('a name that was saved as a source spells it', () => {
  it.each([
    ["L'ABERGEMENT CLEMENCIAT", 'l abergement clemenciat'],
    ['Abergement-Clémenciat', 'l abergement clemenciat'],
    ['ST JULIEN EN GENEVOIS', 'saint julien en genevois'],
    ['Mans', 'le mans'],
    ['Chamonix', 'chamonix mont blanc'],
  ])('« %s » means the commune by its official name too', (spelled, official) => {
    expect(nomsDeCommune(spelled)).toContain(official);
  });

  it('means no other where a commune is called so, and none where several are called so at length', () => {
    expect(nomsDeCommune('Lyon')).toEqual(['lyon']);
    expect(nomsDeCommune('ST-JULIEN')).toEqual(['st julien', 'saint julien']);
    expect(nomsDeCommune('Champagne')).toEqual(['champagne']);
    expect(nomsDeCommune('Saint-Hilaire-de')).toEqual(['saint hilaire de']);
  });

  it('still means what is written where no commune is called so, and nothing where nothing is written', () => {
    expect(nomsDeCommune('Étang-Fleury')).toEqual(['etang fleury']);
    expect(nomsDeCommune('Cham')).toEqual(['cham']);
    expect(nomsDeCommune(' – ')).toEqual([]);
  });
});
