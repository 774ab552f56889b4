import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allegee, type Ligne, traceAllege } from './trace.rules.ts';

const place = fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -85, max: 85, noNaN: true }));

describe('a track that is made lighter', () => {
  it('keeps the corners, and leaves what lies on a line', () => {
    const side = (from: number, to: number) =>
      Array.from({ length: 101 }, (_, rang) => from + ((to - from) * rang) / 100);
    const corner: Ligne = [
      ...side(0, 1).map((lon): [number, number] => [lon, 0]),
      ...side(0, 1).map((lat): [number, number] => [1, lat]),
    ];
    expect(allegee(corner, 3)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it('has the same ends, points of its own in their order, and never more than asked', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 300 }), fc.integer({ min: 2, max: 50 }), (ligne, most) => {
        const light = allegee(ligne, most);
        expect(light.length).toBeLessThanOrEqual(most);
        expect([light[0], light.at(-1)]).toEqual([ligne[0], ligne.at(-1)]);
        const rangs = light.map((one) => ligne.indexOf(one as [number, number]));
        expect(rangs).toEqual([...rangs].sort((one, other) => one - other));
      }),
    );
  });

  it('is of about 200 points, however long it is and however many lines it has', () => {
    const long = (length: number): Ligne =>
      Array.from({ length }, (_, rang) => [Math.cos(rang), 45 + Math.sin(rang * 1.7)] as const);
    const points = (lignes: readonly Ligne[]) => traceAllege(lignes).flat().length;
    expect(points([long(120_000)])).toBe(200);
    expect(points(Array.from({ length: 500 }, () => long(50)))).toBe(200);
    expect(
      points([
        long(30),
        [[0, 0]],
        [
          [0, 0],
          [500, 0],
        ],
        [],
      ]),
    ).toBe(30);
  });
});
