import { reference } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { essai, fields, record } from './testing/essai.ts';
import { differences, isBlank, sameValue, startValues, valuesOf } from './values.rules.ts';

/** A value as the server sends it: JSON knows no negative zero. */
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the values of a form', () => {
  it('hold what may be written, and nothing that the server notes', () => {
    const values = valuesOf(essai, record());
    expect(values.nom).toBe('Plage');
    expect(Object.keys(values)).not.toContain('modifieLe');
    expect(Object.keys(values)).not.toContain('version');
  });

  it('of a new record start in the entity of who creates it', () => {
    expect(startValues(essai, 4)).toMatchObject({ entiteId: 4, nom: '', libelle: {}, mots: [], partage: 'prive' });
  });

  it('of a new record start with what its entity prefers, where a field says so', () => {
    const tri = reference({ label: 'Tri', to: 'tri', startsAs: 'tri_par_defaut' });
    expect(startValues({ fields: { tri } }, null, { tri_par_defaut: 7 })).toEqual({ tri: 7 });
    expect(startValues({ fields: { tri } }, null, { tri_par_defaut: null })).toEqual({ tri: null });
  });

  it('are the same however their parts are ordered, and differ in any part', () => {
    fc.assert(
      fc.property(fc.jsonValue().map(copyOf), fc.jsonValue().map(copyOf), (one, other) => {
        expect(sameValue(undefined, one, copyOf(one))).toBe(true);
        expect(sameValue(undefined, [one, other], [one, other, null])).toBe(false);
        expect(sameValue(undefined, { a: one }, { b: one })).toBe(false);
      }),
    );
  });

  it('are the same with an empty translation as without it', () => {
    expect(differences(fields, { libelle: { fr: 'Plage' } }, { libelle: { fr: 'Plage', en: '' } })).toEqual([]);
    expect(differences(fields, { libelle: {} }, { libelle: { en: 'Beach' } })).toEqual(['libelle']);
  });

  it('are blank when nobody wrote anything, but not when they say no or zero', () => {
    expect([null, '', [], {}, { fr: '' }].every(isBlank)).toBe(true);
    expect([false, 0, 'x', [1], { fr: 'x' }].some(isBlank)).toBe(false);
  });
});
