import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';
import { boundsOf, type MapPoint } from './map.points.ts';

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const at = (id: number, lon: number, lat: number): MapPoint => ({ id, lon, lat, label: `Point ${id}`, look: 'x' });

describe('the points of a map', () => {
  it('are gathered from afar and stand apart from near', () => {
    const clusters = clustersOf([at(1, 7.2, 48.1), at(2, 7.21, 48.1), at(3, -3, 47)]);
    const [far] = clusters.marksIn(WORLD, 4).filter(({ kind }) => kind === 'cluster');
    expect(far).toMatchObject({ count: 2 });
    expect(clusters.zoomInto(far?.key ?? '')).toBeGreaterThan(4);
    expect(clusters.marksIn(WORLD, 15).map(({ kind }) => kind)).toEqual(['point', 'point', 'point']);
  });

  it('are listed where no zoom tells them apart', () => {
    const clusters = clustersOf([at(1, 7.2, 48.1), at(2, 7.2, 48.1)]);
    const [mark] = clusters.marksIn(WORLD, 19);
    expect(clusters.zoomInto(mark?.key ?? '')).toBeNull();
    expect(clusters.pointsOf(mark?.key ?? '').map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are all counted at every zoom, but those that are nowhere', () => {
    const place = fc.record({
      lon: fc.double({ min: -179, max: 179, noNaN: true }),
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), fc.integer({ min: 0, max: 19 }), (places, zoom) => {
        const points = [...places.map(({ lon, lat }, id) => at(id, lon, lat)), at(-1, Number.NaN, 48), at(-2, 7, 900)];
        const counted = clustersOf(points)
          .marksIn(WORLD, zoom)
          .reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1), 0);
        expect(counted).toBe(places.length);
      }),
    );
  });

  it('are held by the smallest frame', () => {
    expect(boundsOf([at(1, 7, 48), at(2, -3, 44)])).toEqual({ west: -3, south: 44, east: 7, north: 48 });
    expect(boundsOf([at(1, Number.NaN, 48)])).toBeNull();
  });
});
