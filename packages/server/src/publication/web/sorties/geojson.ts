import type { TraceDObjet } from '../../../catalogue/trace.rules.ts';
import type { Part } from './parts.rules.ts';

/** What a map shows of an objet. */
export interface PointDeSortie {
  readonly id: number;
  readonly nom: string;
  /** In words. */
  readonly type: string;
  readonly commune: string;
  /** Absolute; null where it has no page. */
  readonly href: string | null;
  readonly photo: string | null;
  readonly lat: number;
  readonly lon: number;
}

/** A metre is enough. */
const DECIMALS = 1e5;
const rounded = (degres: number) => Math.round(degres * DECIMALS) / DECIMALS;

/** RFC 7946: longitude first. The box goes from the south-west to the north-east. `pages`: of how many parts this is one. */
export function writeGeojson(
  points: readonly PointDeSortie[],
  traces: readonly TraceDObjet[] = [],
  { pages }: Pick<Part, 'pages'> = { pages: 1 },
): string {
  const features = points.map(({ id, nom, type, commune, href, photo, lat, lon }) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [rounded(lon), rounded(lat)] },
    properties: {
      id,
      nom,
      type,
      commune,
      ...(href === null ? {} : { href }),
      ...(photo === null ? {} : { photo }),
    },
  }));
  const lignes = traces.map(traceEnGeojson);
  const bbox = boxOf([
    ...features.map(({ geometry: { coordinates } }) => coordinates),
    ...lignes.flatMap(({ geometry: { coordinates } }) => coordinates.flat()),
  ]);
  return JSON.stringify({
    type: 'FeatureCollection',
    ...(bbox === null ? {} : { bbox }),
    ...(pages === 1 ? {} : { pages }),
    features: [...features, ...lignes],
  });
}

/** The objet has the number of its point: two features never have the same. */
function traceEnGeojson({ id, lignes }: TraceDObjet) {
  const coordinates = lignes.map((ligne) => ligne.map(([lon, lat]) => [rounded(lon), rounded(lat)]));
  return { type: 'Feature', geometry: { type: 'MultiLineString', coordinates }, properties: { objet: id } };
}

function boxOf(coordinates: readonly number[][]): number[] | null {
  if (coordinates.length === 0) return null;
  const box = [180, 90, -180, -90];
  for (const [lon = 0, lat = 0] of coordinates) {
    box[0] = Math.min(box[0] ?? lon, lon);
    box[1] = Math.min(box[1] ?? lat, lat);
    box[2] = Math.max(box[2] ?? lon, lon);
    box[3] = Math.max(box[3] ?? lat, lat);
  }
  return box;
}
