import type { Point } from '@bridge/contract';

const TERRE = 6_371;
/** A little less than a degree of latitude: boxes are never too small. */
const KM_PAR_DEGRE = 111;
const rad = (degres: number) => (degres * Math.PI) / 180;

/** Kilometres between two points as the crow flies, with the formula used in the database. */
export function distanceEntre(a: Point, b: Point): number {
  const sinus = (angle: number) => Math.sin(angle / 2) ** 2;
  const corde = sinus(rad(b.lat - a.lat)) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * sinus(rad(b.lon - a.lon));
  return 2 * TERRE * Math.asin(Math.min(1, Math.sqrt(corde)));
}

export interface Emprise {
  readonly sud: number;
  readonly ouest: number;
  readonly nord: number;
  readonly est: number;
}

/** The box around a circle, which an index serves before distances are measured. */
export function empriseAutour({ lat, lon }: Point, km: number): Emprise {
  const dLat = km / KM_PAR_DEGRE;
  const polaire = Math.min(89.9, Math.abs(lat) + dLat);
  const dLon = Math.min(360, km / (KM_PAR_DEGRE * Math.cos(rad(polaire))));
  return { sud: lat - dLat, nord: lat + dLat, ouest: lon - dLon, est: lon + dLon };
}

export function empriseDe(points: readonly Point[]): Emprise {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return { sud: Math.min(...lats), nord: Math.max(...lats), ouest: Math.min(...lons), est: Math.max(...lons) };
}

export function isInside({ lat, lon }: Point, { sud, ouest, nord, est }: Emprise): boolean {
  return lat >= sud && lat <= nord && lon >= ouest && lon <= est;
}
