import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courbeEnMots, courbeOf, type Volume } from './evolution.rules.ts';

const volume = (jour: number, nombre: number, alerte = false): Volume => ({
  le: new Date(Date.UTC(2026, 10, jour)).toISOString(),
  nombre,
  cause: 'Import',
  alerte,
});

describe('the curve of a sélection', () => {
  it('goes from left to right with time, and up with the number', () => {
    expect(courbeOf([volume(1, 10), volume(2, 20), volume(5, 15)], 108, 58).points).toBe('4,54 29,4 104,29');
  });

  it('marks the changes that were told', () => {
    expect(courbeOf([volume(1, 10), volume(2, 2, true)], 108, 58).alertes).toEqual([
      { x: 104, y: 54, le: volume(2, 2).le },
    ]);
  });

  it('stays in its frame, whatever the numbers', () => {
    const any = fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.nat(100_000)), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(any, (days) => {
        const { points } = courbeOf(
          days.map(([jour, nombre]) => volume(jour, nombre)),
          280,
          72,
        );
        for (const point of points.split(' ')) {
          const [x = -1, y = -1] = point.split(',').map(Number);
          expect(x >= 0 && x <= 280 && y >= 0 && y <= 72).toBe(true);
        }
      }),
    );
  });

  it('is said in words', () => {
    expect(courbeEnMots([volume(1, 1_200), volume(2, 900), volume(3, 1_240)])).toBe(
      'De 1\u202f200 à 1\u202f240 objets, entre 900 et 1\u202f240.',
    );
  });
});
