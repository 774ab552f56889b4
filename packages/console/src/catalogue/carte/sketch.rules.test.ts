import { conditionSchema } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOfSketch, boxFrom, empriseIn, empriseWords, isPlaced, pointFrom } from './sketch.rules.ts';

const degree = fc.double({ min: -2_000, max: 2_000, noNaN: true });

describe('a place of the map', () => {
  it('is the same however often the map was turned round', () => {
    expect(pointFrom({ lat: 44.9, lng: 4.9 + 720 })).toEqual({ lat: 44.9, lon: 4.9 });
    expect(pointFrom({ lat: 44.9, lng: 4.9 - 360 })).toEqual({ lat: 44.9, lon: 4.9 });
  });

  it('is always one that a rule takes', () => {
    fc.assert(
      fc.property(degree, degree, (lat, lng) => {
        const centre = { genre: 'point', point: pointFrom({ lat, lng }), libelle: '' };
        expect(conditionSchema.safeParse({ genre: 'lieu', zone: { forme: 'rayon', centre, km: 3 } }).success).toBe(
          true,
        );
      }),
    );
  });

  it('is none until it is chosen', () => {
    expect(isPlaced({ lat: Number.NaN, lon: 4 })).toBe(false);
    expect(boundsOfSketch({ kind: 'circle', centre: null, km: 3 })).toBeNull();
  });
});

describe('a frame of the map', () => {
  it('is the world at most', () => {
    expect(boxFrom({ south: -120, west: -400, north: 85, east: 200 })).toEqual({
      south: -90,
      west: -180,
      north: 85,
      east: 180,
    });
  });

  it('is said in degrees once it is taken', () => {
    expect(empriseIn({ forme: 'emprise', sud: Number.NaN, ouest: 4, nord: 45, est: 5 })).toBeNull();
    const taken = empriseIn({ forme: 'emprise', sud: 44.123, ouest: 4, nord: 45, est: 5 });
    expect(taken && empriseWords(taken)).toBe('Latitude de 44,12 à 45, longitude de 4 à 5');
  });
});

describe('a drawing', () => {
  it('is held by the smallest frame', () => {
    const corners = [
      { lat: 44, lon: 5 },
      { lat: 45, lon: 4 },
      { lat: 44.5, lon: 6 },
    ];
    expect(boundsOfSketch({ kind: 'polygon', corners })).toEqual({ south: 44, north: 45, west: 4, east: 6 });
  });

  it('of a circle has its radius on every side', () => {
    const bounds = boundsOfSketch({ kind: 'circle', centre: { lat: 0, lon: 0 }, km: 111.2 });
    expect(bounds).toEqual({ south: -1, north: 1, west: -1, east: 1 });
  });
});
