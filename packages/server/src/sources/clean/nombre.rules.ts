/** Machines write coordinates with up to seventeen decimals. */
const NUMBER = /^([+-]?)(\d{1,15})(?:[.,](\d{1,20}))?$/;
const THOUSANDS = /(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g;
const UNIT = /[\s\u00a0\u202f]*(?:€|eur|euros?)\.?$/i;

/** A number as people type it: « 1 234,50 », « 12.5 », « 15 € ». Null when it is none. */
export function nombreOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 60) return null;
  const match = NUMBER.exec(value.trim().replace(UNIT, '').replace(THOUSANDS, ''));
  if (match === null) return null;
  return Number(`${match[1]}${match[2]}.${match[3] ?? '0'}`);
}

export interface Coordonnees {
  readonly lat: number;
  readonly lon: number;
}

/** A place on Earth; null when a value is absent, out of bounds, or the point is where both are zero, which is nobody's address. */
export function coordonneesOf(latitude: unknown, longitude: unknown): Coordonnees | null {
  const lat = nombreOf(latitude);
  const lon = nombreOf(longitude);
  if (lat === null || lon === null) return null;
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180 || (lat === 0 && lon === 0)) return null;
  return { lat, lon };
}
