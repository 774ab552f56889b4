import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesAt } from './champs.rules.ts';

const champ = (chemin: string, multiple = false) => [{ code: 'c', chemin, multiple }];

describe('the values of added fields', () => {
  it.each([
    ['by a path', { a: { b: 'x' } }, 'a.b', 'x'],
    ['as numbers', { a: 4 }, 'a', 4],
    ['as yes or no', { a: false }, 'a', false],
    ['through lists, the first', { a: [{ b: 'x' }, { b: 'y' }] }, 'a.b', 'x'],
    ['as the label of a code', { a: { libelleFr: 'Oui', id: 3 } }, 'a', 'Oui'],
    ['as the label of a thesaurus', { a: { ThesLibelle: 'Oui' } }, 'a', 'Oui'],
    ['in elements of XML', { nom: 'P', enfants: [{ nom: 'A', texte: 'x', enfants: [] }] }, 'A', 'x'],
  ])('are read %s', (_how, record, chemin, value) => {
    expect(valuesAt(champ(chemin), record)).toEqual({ c: value });
  });

  it.each([
    [{ a: '' }, 'a'],
    [{ a: null }, 'a'],
    [{}, 'a.b'],
    [{ a: 'x' }, 'a.b'],
    [{ a: 'x' }, 'constructor'],
    [{ a: 'x' }, '__proto__.toString'],
    ['text', 'length'],
  ])('are absent where %o has nothing at %s', (record, chemin) => {
    expect(valuesAt(champ(chemin), record)).toEqual({});
  });

  it('are all kept where there may be several, within reason', () => {
    expect(valuesAt(champ('a', true), { a: ['x', 2, true] })).toEqual({ c: ['x', '2', 'true'] });
    expect(valuesAt(champ('a', true), { a: Array.from({ length: 99 }, () => 'x') }).c).toHaveLength(50);
    expect(valuesAt(champ('a'), { a: 'x'.repeat(9_999) }).c).toHaveLength(2_000);
  });

  it('are read in whatever a source sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), fc.boolean(), (record, chemin, multiple) => {
        const values = Object.values(valuesAt(champ(chemin, multiple), record));
        expect(values.every((value) => Array.isArray(value) === multiple)).toBe(true);
      }),
    );
  });
});
