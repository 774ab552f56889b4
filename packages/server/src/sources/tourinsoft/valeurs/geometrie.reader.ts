import { isObjet } from './valeurs.rules.ts';

/** Longitude, then latitude. */
export type Point = readonly [number, number];

export interface Geometrie {
  /** What was drawn as lines; areas and points draw none. */
  readonly lignes: readonly (readonly Point[])[];
  /** Where it is: the point itself, the start of a line, the middle of an area. */
  readonly point: Point | null;
}

const LONGEST = 5_000_000;
const TYPES = /^(?:Multi)?(?:Point|LineString|Polygon)$|^GeometryCollection$|^Feature$/;
/** A number follows, or « Point (rendez-vous à l’office) » would be one. */
const WKT = /^(?:SRID=\d+;)?\s*((?:MULTI)?(?:POINT|LINESTRING|POLYGON))\s*(?:Z|M|ZM)?\s*\([\s(]*[-+.\d]/i;

/** A position has two numbers, and often its altitude. */
function positionDe(valeur: unknown): Point | null {
  if (!Array.isArray(valeur)) return null;
  const [lon, lat] = valeur as readonly unknown[];
  return typeof lon === 'number' && typeof lat === 'number' ? [lon, lat] : null;
}

/** The lists of positions of a geometry, however deep it nests them; a lone position is a list of one. */
function suitesDe(valeur: unknown): Point[][] {
  const seule = positionDe(valeur);
  if (seule !== null) return [[seule]];
  if (!Array.isArray(valeur)) return [];
  const points = valeur.map(positionDe);
  if (points.length > 0 && points.every((point) => point !== null)) return [points];
  return valeur.flatMap(suitesDe);
}

export const isEnDegres = ([lon, lat]: Point): boolean => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

function milieuDe(points: readonly Point[]): Point | null {
  const [premier] = points;
  if (premier === undefined) return null;
  const milieu = (rang: 0 | 1): number => {
    let [least, most] = [premier[rang], premier[rang]];
    for (const point of points) [least, most] = [Math.min(least, point[rang]), Math.max(most, point[rang])];
    return Math.round(((least + most) / 2) * 1e7) / 1e7;
  };
  return [milieu(0), milieu(1)];
}

function geometrieDeSuites(type: string, suites: readonly Point[][]): Geometrie {
  if (/polygon|rings/i.test(type)) return { lignes: [], point: milieuDe(suites.flat()) };
  const isLigne = /line|paths/i.test(type);
  // Metres of a projection are no degrees: a track drawn with them would be on no map.
  const lignes = isLigne ? suites.filter((suite) => suite.length > 1 && suite.every(isEnDegres)) : [];
  return { lignes, point: suites[0]?.[0] ?? null };
}

const reunies = (geometries: readonly Geometrie[]): Geometrie => ({
  lignes: geometries.flatMap(({ lignes }) => lignes),
  point: geometries.find(({ point }) => point !== null)?.point ?? null,
});

/** As ArcGIS writes them: « x » and « y », « paths » or « rings ». */
function geometrieEsri(valeur: Readonly<Record<string, unknown>>): Geometrie | null {
  const { x, y, paths, rings } = valeur;
  const autres = Object.keys(valeur).filter((cle) => !/^(?:x|y|z|m|spatialReference)$/.test(cle));
  if (typeof x === 'number' && typeof y === 'number' && autres.length === 0) return { lignes: [], point: [x, y] };
  if (Array.isArray(paths)) return geometrieDeSuites('paths', suitesDe(paths));
  return Array.isArray(rings) ? geometrieDeSuites('rings', suitesDe(rings)) : null;
}

function geometrieDeTexte(texte: string): Geometrie | null {
  if (texte.length > LONGEST) return null;
  const type = WKT.exec(texte)?.[1];
  if (type !== undefined) {
    const suites = [...texte.matchAll(/\(([^()]+)\)/g)].map(([, suite = '']) =>
      suite.split(',').flatMap((position) => {
        const [lon = Number.NaN, lat = Number.NaN] = position.trim().split(/\s+/).map(Number);
        return Number.isFinite(lon) && Number.isFinite(lat) ? [[lon, lat] as const] : [];
      }),
    );
    return suites.every((suite) => suite.length === 0) ? null : geometrieDeSuites(type, suites);
  }
  if (!/^\s*\{[^{}]*"(?:coordinates|geometr(?:y|ies)|type)"/.test(texte) || !texte.includes('"coordinates"'))
    return null;
  try {
    return geometrieDe(JSON.parse(texte));
  } catch {
    return null;
  }
}

/** What a value draws, as GeoJSON, ArcGIS or a spatial database writes it, as an object or as text; null when it is no geometry. */
export function geometrieDe(valeur: unknown): Geometrie | null {
  if (typeof valeur === 'string') return geometrieDeTexte(valeur);
  if (!isObjet(valeur)) return null;
  const { type, coordinates, geometries, geometry } = valeur;
  if (typeof type !== 'string' || !TYPES.test(type)) return geometrieEsri(valeur);
  if (type === 'Feature') return isObjet(geometry) ? geometrieDe(geometry) : null;
  if (Array.isArray(geometries)) return reunies(geometries.flatMap((une) => geometrieDe(une) ?? []));
  return Array.isArray(coordinates) ? geometrieDeSuites(type, suitesDe(coordinates)) : null;
}
