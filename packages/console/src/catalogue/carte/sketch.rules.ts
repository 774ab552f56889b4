import type { Point, Zone } from '@bridge/contract';
import type { Bounds } from '../../ui/map/map.points.ts';

/** What is drawn over a map while one decides where. */
export type Sketch =
  | { readonly kind: 'circle'; readonly centre: Point | null; readonly km: number }
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] }
  | { readonly kind: 'box'; readonly box: Bounds | null };

export const isPlaced = ({ lat, lon }: Point) => Number.isFinite(lat) && Number.isFinite(lon);

/** A few centimetres: more figures say nothing more, and make rules that nobody can compare. */
const PRECISION = 1e6;
const rounded = (value: number) => Math.round(value * PRECISION) / PRECISION;

/** A place of the map as a rule keeps it: a map that was turned round the world still speaks of the same one. */
export function pointFrom({ lat, lng }: { readonly lat: number; readonly lng: number }): Point {
  const lon = ((((lng + 180) % 360) + 360) % 360) - 180;
  return { lat: rounded(Math.min(90, Math.max(-90, lat))), lon: rounded(lon) };
}

/** What a map shows, as a rule keeps it: the whole world at most. */
export function boxFrom(seen: Bounds): Bounds {
  return {
    south: rounded(Math.max(-90, seen.south)),
    west: rounded(Math.max(-180, seen.west)),
    north: rounded(Math.min(90, seen.north)),
    east: rounded(Math.min(180, seen.east)),
  };
}

/** The frame of a rule; null until one is taken. */
export function empriseIn({ sud, ouest, nord, est }: Extract<Zone, { forme: 'emprise' }>): Bounds | null {
  return [sud, ouest, nord, est].every((bound) => Number.isFinite(bound))
    ? { south: sud, west: ouest, north: nord, east: est }
    : null;
}

const degrees = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });

/** « De 44,1 à 45,2 de latitude, de 4,6 à 5,9 de longitude ». */
export function empriseWords({ south, west, north, east }: Bounds): string {
  const span = (from: number, to: number) => `de ${degrees.format(from)} à ${degrees.format(to)}`;
  return `Latitude ${span(south, north)}, longitude ${span(west, east)}`;
}

/** What holds the drawing; null where nothing is drawn. */
export function boundsOfSketch(sketch: Sketch): Bounds | null {
  if (sketch.kind === 'box') return sketch.box;
  if (sketch.kind === 'circle') return sketch.centre ? around(sketch.centre, sketch.km) : null;
  const [first] = sketch.corners;
  if (!first) return null;
  const lats = sketch.corners.map(({ lat }) => lat);
  const lons = sketch.corners.map(({ lon }) => lon);
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  };
}

const KM_PER_DEGREE = 111.2;

function around({ lat, lon }: Point, km: number): Bounds {
  const high = (Number.isFinite(km) && km > 0 ? km : 1) / KM_PER_DEGREE;
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return { south: lat - high, north: lat + high, west: lon - wide, east: lon + wide };
}
