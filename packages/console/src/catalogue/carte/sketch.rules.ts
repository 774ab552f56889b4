import type { Point, Zone } from '@bridge/contract';
import type { Bounds } from '../../ui/map/map.points.ts';

/** The drawing over a map where a place is decided. */
export type Sketch =
  | { readonly kind: 'circle'; readonly centre: Point | null; readonly km: number }
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] }
  | { readonly kind: 'box'; readonly box: Bounds | null };

export const isPlaced = ({ lat, lon }: Point) => Number.isFinite(lat) && Number.isFinite(lon);

/** Decimals of a coordinate, a few centimetres: more would only make rules hard to compare. */
const PRECISION = 1e6;
const rounded = (value: number) => Math.round(value * PRECISION) / PRECISION;

/** A point of the map as a rule keeps it: a map turned round the world still gives the same point. */
export function pointFrom({ lat, lng }: { readonly lat: number; readonly lng: number }): Point {
  const lon = ((((lng + 180) % 360) + 360) % 360) - 180;
  return { lat: rounded(Math.min(90, Math.max(-90, lat))), lon: rounded(lon) };
}

/** The bounds of a map as a rule keeps them: the whole world at most. */
export function boxFrom(seen: Bounds): Bounds {
  return {
    south: rounded(Math.max(-90, seen.south)),
    west: rounded(Math.max(-180, seen.west)),
    north: rounded(Math.min(90, seen.north)),
    east: rounded(Math.min(180, seen.east)),
  };
}

/** The frame of a rule; null until a frame is taken. */
export function empriseIn({ sud, ouest, nord, est }: Extract<Zone, { forme: 'emprise' }>): Bounds | null {
  return [sud, ouest, nord, est].every((bound) => Number.isFinite(bound))
    ? { south: sud, west: ouest, north: nord, east: est }
    : null;
}

const degrees = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });

/** The bounds in words: « Latitude de 44,1 à 45,2, longitude de 4,6 à 5,9 ». */
export function empriseWords({ south, west, north, east }: Bounds): string {
  const span = (from: number, to: number) => `de ${degrees.format(from)} à ${degrees.format(to)}`;
  return `Latitude ${span(south, north)}, longitude ${span(west, east)}`;
}

/** The bounds of the drawing; null without a drawing. */
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
