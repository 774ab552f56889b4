import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogrammeDe, statistiquesDe } from './histogramme.rules.ts';

const scores = fc.array(
  fc.integer({ min: -5_000, max: 5_000 }).map((n) => n / 100),
  { minLength: 1 },
);

describe('a histogram', () => {
  it('counts every score once', () => {
    fc.assert(
      fc.property(scores, (some) => {
        const barres = histogrammeDe(some);
        expect(barres.reduce((total, { nombre }) => total + nombre, 0)).toBe(some.length);
        expect(barres.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('of equal scores is one bar, and of none is empty', () => {
    expect(histogrammeDe([4, 4, 4])).toEqual([{ de: 4, a: 4, nombre: 3 }]);
    expect(histogrammeDe([])).toEqual([]);
  });

  it('puts the largest score into the last bar', () => {
    expect(histogrammeDe([0, 10], 2)).toEqual([
      { de: 0, a: 5, nombre: 1 },
      { de: 5, a: 10, nombre: 1 },
    ]);
  });
});

describe('statistics', () => {
  it('tell the ends, the mean and the middle', () => {
    expect(statistiquesDe([1, 2, 9])).toEqual({ min: 1, max: 9, moyenne: 4, mediane: 2 });
    expect(statistiquesDe([1, 2, 4, 9])?.mediane).toBe(3);
    expect(statistiquesDe([])).toBeNull();
  });
});
