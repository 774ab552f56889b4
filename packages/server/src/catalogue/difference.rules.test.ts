import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesBetween } from './difference.rules.ts';

describe('what differs between two documents', () => {
  it('is told value by value, in the words of their paths', () => {
    const avant = { nom: { fr: 'A' }, medias: [{ url: '1' }, { url: '2' }], ouvert: true };
    const apres = { nom: { fr: 'B', en: 'C' }, medias: [{ url: '1' }], ouvert: true };
    expect(differencesBetween(avant, apres)).toEqual([
      { chemin: 'nom.fr', avant: 'A', apres: 'B' },
      { chemin: 'nom.en', avant: null, apres: 'C' },
      { chemin: 'medias[1].url', avant: '2', apres: null },
    ]);
  });

  it('is told by the values of what is new or gone, and as it is where it has none', () => {
    const periode = { regle: 'quotidien', creneaux: [{ ouvre: '09:00' }], dates: [] };
    expect(differencesBetween({ periodes: [] }, { periodes: [periode] })).toEqual([
      { chemin: 'periodes[0].regle', avant: null, apres: 'quotidien' },
      { chemin: 'periodes[0].creneaux[0].ouvre', avant: null, apres: '09:00' },
      { chemin: 'periodes[0].dates', avant: null, apres: '[]' },
    ]);
    expect(differencesBetween({ a: { b: { c: 1 } } }, {})).toEqual([{ chemin: 'a.b.c', avant: '1', apres: null }]);
  });

  it('is everything of what is new or gone', () => {
    expect(differencesBetween(null, { nom: 'A' })).toEqual([{ chemin: 'nom', avant: null, apres: 'A' }]);
    expect(differencesBetween({ nom: 'A' }, null)).toEqual([{ chemin: 'nom', avant: 'A', apres: null }]);
  });

  it('is told whole where a list takes the place of a value', () => {
    expect(differencesBetween({ a: { b: 1 } }, { a: [1] })).toEqual([{ chemin: 'a', avant: '{"b":1}', apres: '[1]' }]);
  });

  it('is nothing between the same, and always short enough to show', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (drawn, other) => {
        // Documents come out of JSON, which knows no negative zero.
        const one: unknown = JSON.parse(JSON.stringify(drawn));
        const copy: unknown = JSON.parse(JSON.stringify(one));
        const texts = differencesBetween(one, other).flatMap(({ avant, apres }) => [avant ?? '', apres ?? '']);
        return differencesBetween(one, copy).length === 0 && texts.every((text) => text.length <= 2_000);
      }),
    );
    const long = (value: number) => Object.fromEntries(Array.from({ length: 999 }, (_, n) => [n, value]));
    expect(differencesBetween(long(1), long(2))).toHaveLength(200);
  });
});
