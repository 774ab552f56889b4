import type { Transformation } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { interpret, thes } from '../testing.ts';

const read = (valeur: unknown, transformations: Transformation[], autres = {}) =>
  interpret({ X: valeur, Y: 'suite', ...autres }, [{ champ: 'X', cible: 'champ:x', transformations }]);
const valeur = (...args: Parameters<typeof read>) => read(...args).document.champs.x;

describe('transformations', () => {
  it.each<[string, unknown, Transformation[], unknown]>([
    ['capitals', 'abc', [{ kind: 'majuscules' }], 'ABC'],
    ['a sentence', 'LE GRAND BAL', [{ kind: 'phrase' }], 'Le grand bal'],
    ['values cut', 'a;b', [{ kind: 'decouper', separateur: ';' }], ['a', 'b']],
    ['a date', '05/03/2027', [{ kind: 'date', format: 'jj/mm/aaaa' }], '2027-03-05'],
    ['an American date', '05/03/2027', [{ kind: 'date', format: 'mm/jj/aaaa' }], '2027-05-03'],
    ['a number', '1 234,5', [{ kind: 'nombre' }], 1234.5],
    ['a price', '12,50 €', [{ kind: 'prix' }], 12.5],
    ['a phone number', '+33500000001', [{ kind: 'telephone' }], '05 00 00 00 01'],
    ['an address', 'www.exemple.fr', [{ kind: 'url' }], 'http://www.exemple.fr'],
    ['text without markup', '<b>a</b> &amp; b', [{ kind: 'html' }], 'a & b'],
    [
      'words around',
      'b',
      [
        { kind: 'prefixe', texte: 'a-' },
        { kind: 'suffixe', texte: '-c' },
      ],
      'a-b-c',
    ],
    ['a word for another, literally', 'a.b.c', [{ kind: 'remplacer', texte: '.', par: '$&' }], 'a$&b$&c'],
    ['fields put together', 'début', [{ kind: 'joindre', champs: ['Y'], separateur: ' ' }], 'début suite'],
    [
      'one value or another',
      'Complet',
      [{ kind: 'condition', si: 'egal', valeur: 'complet', alors: 'oui', sinon: 'non' }],
      true,
    ],
    ['what stands for nothing', '', [{ kind: 'condition', si: 'vide', alors: 'inconnu' }], 'inconnu'],
  ])('give %s', (_, brut, transformations, attendu) => {
    expect(valeur(brut, transformations)).toEqual(attendu);
  });

  it('report what they cannot read', () => {
    const { document, avertissements } = read('bientôt', [{ kind: 'date', format: 'jj/mm/aaaa' }]);
    expect(document.champs).toEqual({});
    expect(avertissements).toEqual([{ chemin: 'X', message: 'Date illisible.', valeur: 'bientôt' }]);
  });
});

describe('a table of equivalents', () => {
  const table = (sinon: 'garder' | 'ignorer' | 'signaler'): Transformation[] => [
    { kind: 'table', correspondances: { 'Wi-Fi': 'Internet', P1: 'Piscine' }, sinon },
  ];

  it('finds a value by its label or by its code', () => {
    expect(valeur('WI FI', table('ignorer'))).toBe('Internet');
    expect(valeur(thes('P1', 'Bassin'), table('ignorer'))).toBe('Piscine');
  });

  it('keeps, drops or reports what it does not have', () => {
    expect(read('Sauna', table('garder'))).toMatchObject({
      document: { champs: { x: 'Sauna' } },
      inconnues: [{ valeur: 'Sauna' }],
    });
    expect(read('Sauna', table('ignorer'))).toMatchObject({ document: { champs: {} }, inconnues: [] });
    expect(read('Sauna', table('signaler'))).toMatchObject({
      inconnues: [{ champ: 'X' }],
      avertissements: [{ chemin: 'X' }],
    });
  });
});
