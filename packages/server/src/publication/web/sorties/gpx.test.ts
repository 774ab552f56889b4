import { documentVide } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { gpxDeListe, gpxDObjet } from './gpx.ts';
import { HOSTILE, lu, texts } from './testing/xml.ts';

describe('the track of an objet', () => {
  it('is its points, latitude and longitude in their place', () => {
    const lieu = {
      ...documentVide().lieu,
      trace: {
        format: 'gpx' as const,
        lignes: [
          [
            [5.1, 45.2],
            [5.3, 45.4],
            [999, 0],
          ] as [number, number][],
        ],
      },
    };
    const gpx = gpxDObjet(HOSTILE, { lieu }) ?? '';
    expect(lu(gpx).filter(({ nom }) => nom === 'trkpt')).toHaveLength(2);
    expect(gpx).toContain('<trkpt lat="45.2" lon="5.1"/>');
    expect(texts(gpx, 'script')).toEqual([]);
  });

  it('goes with the places of a list, where it has one', () => {
    const lieu = { nom: HOSTILE, type: 'Itinéraire', commune: 'Malbrume', photo: null, lat: 45.2, lon: 5.1 };
    const point = (id: number, href: string | null) => ({ id, href, ...lieu });
    const line = [[5.1, 45.2] as const, [5.3, 45.4] as const];
    const gpx = gpxDeListe(
      'À pied',
      [point(1, 'https://x.example/?a=1&b=2'), point(2, null)],
      [{ id: 2, lignes: [line] }],
    );
    const names = lu(gpx).map(({ nom }) => nom);
    expect(names.filter((nom) => nom === 'wpt')).toHaveLength(2);
    expect(names.filter((nom) => nom === 'trkpt')).toHaveLength(2);
    expect(gpx).toContain('href="https://x.example/?a=1&amp;b=2"');
    expect(texts(gpx, 'script')).toEqual([]);
  });

  it('is none where there is no line', () => {
    expect(gpxDObjet('Tour', { lieu: documentVide().lieu })).toBeNull();
  });
});
