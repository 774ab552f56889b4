import type { Calque } from '../../../catalogue/calque/calque.ts';
import type { Place, TraceDObjet } from '../../../catalogue/trace.rules.ts';
import type { Part } from './parts.rules.ts';

/** An objet as a map shows it. */
export interface PointDeSortie {
  readonly id: number;
  readonly nom: string;
  /** The type in words. */
  readonly type: string;
  readonly commune: string;
  /** The absolute address of the fiche, or null when the objet has no page. */
  readonly href: string | null;
  readonly photo: string | null;
  readonly lat: number;
  readonly lon: number;
}

/** A metre is enough. */
const DECIMALS = 1e5;
const rounded = (degres: number) => Math.round(degres * DECIMALS) / DECIMALS;

/** Writes RFC 7946: longitude first, and a box from south-west to north-east. `pages`: how many parts there are. */
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

/** The number of the objet is on its point: two features never have the same id. */
function traceEnGeojson({ id, lignes }: TraceDObjet) {
  const coordinates = lignes.map((ligne) => ligne.map(([lon, lat]) => [rounded(lon), rounded(lat)]));
  return { type: 'Feature', geometry: { type: 'MultiLineString', coordinates }, properties: { objet: id } };
}

/** Writes a file that a map draws: its places with their words, its lines, its areas. */
export function writeCalque({ reperes, lignes, surfaces }: Calque): string {
  const at = ([lon, lat]: Place) => [rounded(lon), rounded(lat)];
  const feature = (type: string, coordinates: unknown, properties: object = {}) => ({
    type: 'Feature',
    geometry: { type, coordinates },
    properties,
  });
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [
      ...reperes.map(({ nom, texte, place }) => feature('Point', at(place), { nom, resume: texte })),
      ...lignes.map((ligne) => feature('LineString', ligne.map(at))),
      ...surfaces.map((contours) =>
        feature(
          'Polygon',
          contours.map((contour) => contour.map(at)),
        ),
      ),
    ],
  });
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
