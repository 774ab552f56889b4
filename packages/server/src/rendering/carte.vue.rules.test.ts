import { describe, expect, it } from 'vitest';
import { echelleDe, mosaiqueDe, vueDePlan, vueDImage } from './carte.vue.rules.ts';

const points = [
  { lat: 45.9, lon: 6.1 },
  { lat: 46.1, lon: 6.4 },
];
const free = { latitude: null, longitude: null, zoom: null, hauteur: 480 };

describe('what a printed map shows', () => {
  it('is all of its points, with some air, north above south and west before east', () => {
    const vue = vueDePlan(points, free, 0.9);
    const [first, second] = points.map(vue.place);
    for (const { x, y } of [first, second].flatMap((one) => one ?? [])) {
      expect(Math.min(x, y)).toBeGreaterThan(0.05);
      expect(Math.max(x, y)).toBeLessThan(0.95);
    }
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(first?.y).toBeGreaterThan(second?.y ?? 1);
  });

  it('is what the map of sites shows, where it was told: the same middle, the same height', () => {
    const vue = vueDePlan(points, { latitude: 46, longitude: 6.2, zoom: 10, hauteur: 512 }, 1);
    expect(vue.place({ lat: 46, lon: 6.2 })).toMatchObject({ x: expect.closeTo(0.5), y: expect.closeTo(0.5) });
    expect(vue.emprise.hauteur).toBeCloseTo(512 / (256 * 2 ** 10));
  });

  it('has a round scale that tells the truth', () => {
    const { part, mots } = echelleDe(vueDImage({ nord: 46, sud: 45, ouest: 6, est: 7 }, 1));
    // A degree of longitude is 78 km wide at this latitude.
    expect(mots).toBe('10\u00a0km');
    expect(part).toBeCloseTo(10 / 78.2, 2);
  });

  it('places points on a picture by its edges', () => {
    const { place } = vueDImage({ nord: 46, sud: 45, ouest: 6, est: 8 }, 1.5);
    expect(place({ lat: 45.75, lon: 7 })).toEqual({ x: 0.5, y: 0.25 });
  });
});

describe('the tiles behind a map', () => {
  it('cover what is shown, and no more than so many are asked for', () => {
    const vue = vueDePlan(points, free, 0.8);
    for (const pixels of [300, 800, 3_000]) {
      const { colonnes, lignes, zone } = mosaiqueDe(vue, pixels, 19);
      expect(colonnes * lignes).toBeLessThanOrEqual(60);
      expect(zone.left + zone.width).toBeLessThanOrEqual(colonnes * 256 + 1);
      expect(zone.top + zone.height).toBeLessThanOrEqual(lignes * 256 + 1);
      expect(zone.width / zone.height).toBeCloseTo(0.8, 1);
    }
  });

  it('are the coarsest where the whole earth is shown', () => {
    const world = vueDePlan(
      [
        { lat: -60, lon: -170 },
        { lat: 60, lon: 170 },
      ],
      free,
      1,
    );
    expect(mosaiqueDe(world, 100, 19)).toMatchObject({ zoom: 0, x: 0, y: 0, colonnes: 1, lignes: 1 });
  });
});
