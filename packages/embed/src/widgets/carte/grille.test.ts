import { describe, expect, it } from 'vitest';
import type { Point } from './geojson.ts';
import { type Emprise, empriseDe, marquesDans } from './grille.ts';

const point = (id: number, lon: number, lat: number): Point => ({
  id: String(id),
  nom: `Point ${id}`,
  lon,
  lat,
  href: '',
  lignes: [],
  infobulle: '',
  trace: '',
  photo: '',
  couche: 0,
});
const MONDE: Emprise = { ouest: -180, sud: -85, est: 180, nord: 85 };
/** Ten thousand places around Brittany, the same at each run. */
const BEAUCOUP = Array.from({ length: 10_000 }, (_, rang) =>
  point(rang, -5 + ((rang * 7919) % 4001) / 1000, 47 + ((rang * 104_729) % 2003) / 1000),
);
const total = (marques: readonly { points: readonly Point[] }[]) =>
  marques.reduce((somme, { points }) => somme + points.length, 0);

describe('a grid over the map', () => {
  it('makes one mark of points that would hide one another, and leaves the others', () => {
    const marques = marquesDans([point(1, -2, 48), point(2, -2.0001, 48), point(3, 3, 44)], MONDE, 8, true);
    expect(marques.map(({ points }) => points.length).sort()).toEqual([1, 2]);
  });

  it('tells them apart from nearer', () => {
    const marques = marquesDans([point(1, -2, 48), point(2, -2.01, 48)], MONDE, 15, true);
    expect(marques).toHaveLength(2);
  });

  it.each([2, 6, 9, 13])('loses none of ten thousand at zoom %i, and none is drawn near another', (zoom) => {
    const marques = marquesDans(BEAUCOUP, MONDE, zoom, true);
    expect(total(marques)).toBe(10_000);
    expect(new Set(marques.map(({ cle }) => cle)).size).toBe(marques.length);
  });

  it('draws few marks of what is in view', () => {
    const vu = { ouest: -4, sud: 47.5, est: -2, nord: 48.5 };
    const marques = marquesDans(BEAUCOUP, vu, 9, true);
    expect(marques.length).toBeLessThan(400);
    expect(total(marques)).toBe(
      BEAUCOUP.filter(({ lon, lat }) => lon >= -4 && lon <= -2 && lat >= 47.5 && lat <= 48.5).length,
    );
  });

  it('moves no mark when the map moves', () => {
    const vu = { ouest: -4, sud: 47, est: -1, nord: 49 };
    const plusLoin = { ...vu, ouest: -4.5 };
    const [proche, large] = [vu, plusLoin].map(
      (emprise) => new Set(marquesDans(BEAUCOUP, emprise, 12, true).map(({ cle }) => cle)),
    );
    const gardees = [...(proche ?? [])].filter((cle) => large?.has(cle));
    expect(gardees.length).toBeGreaterThan((proche?.size ?? 0) * 0.9);
  });

  it('groups nothing when asked not to, as long as a page can draw them', () => {
    const proches = [point(1, -2, 48), point(2, -2.0001, 48)];
    expect(marquesDans(proches, MONDE, 4, false)).toHaveLength(2);
    expect(marquesDans(BEAUCOUP, MONDE, 6, false).length).toBeLessThan(2_000);
  });

  it('stands in the middle of what it groups', () => {
    const [marque] = marquesDans([point(1, -2, 48), point(2, -2.02, 48)], MONDE, 5, true);
    expect(marque?.lon).toBeCloseTo(-2.01, 6);
    expect(marque?.lat).toBeCloseTo(48, 6);
  });
});

describe('the frame around places', () => {
  it('is null around none', () => expect(empriseDe([])).toBeNull());
  it('holds them all', () =>
    expect(empriseDe([point(1, -2, 48), point(2, 3, 44)])).toEqual({ ouest: -2, est: 3, sud: 44, nord: 48 }));
});
