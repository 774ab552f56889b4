/** One place to mark. `look` names how its mark is drawn. */
export interface MapPoint {
  readonly id: number;
  readonly lon: number;
  readonly lat: number;
  readonly label: string;
  readonly look: string;
}

/** Points [longitude, latitude], as in GeoJSON. */
export type MapLine = readonly (readonly [number, number])[];

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Whether a point can be drawn: a record may hold any coordinates. */
export function isOnEarth({ lon, lat }: Pick<MapPoint, 'lon' | 'lat'>): boolean {
  return Number.isFinite(lon) && Number.isFinite(lat) && Math.abs(lon) <= 180 && Math.abs(lat) <= 85;
}

/** The frame of the points; null without points. */
export function boundsOf(points: readonly Pick<MapPoint, 'lon' | 'lat'>[]): Bounds | null {
  const placed = points.filter(isOnEarth);
  const [first] = placed;
  if (!first) return null;
  const start = { west: first.lon, east: first.lon, south: first.lat, north: first.lat };
  // Not Math.min(...all): twenty thousand arguments overflow the stack of some browsers.
  return placed.reduce(
    ({ west, south, east, north }, { lon, lat }) => ({
      west: Math.min(west, lon),
      south: Math.min(south, lat),
      east: Math.max(east, lon),
      north: Math.max(north, lat),
    }),
    start,
  );
}
