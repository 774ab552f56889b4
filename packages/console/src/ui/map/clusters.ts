import Supercluster from 'supercluster';
import { type Bounds, isOnEarth, type MapPoint } from './map.points.ts';

/** The distance in pixels below which points are one mark. */
const RADIUS = 56;
export const DEEPEST_ZOOM = 19;

/** A mark drawn at a zoom: a point, or a cluster with its count. */
export type Mark =
  | { readonly kind: 'point'; readonly key: string; readonly point: MapPoint }
  | {
      readonly kind: 'cluster';
      readonly key: string;
      readonly lon: number;
      readonly lat: number;
      readonly count: number;
    };

export interface Clusters {
  marksIn(bounds: Bounds, zoom: number): Mark[];
  /** The zoom at which a cluster opens; null when its points are at one place, however near one looks. */
  zoomInto(key: string): number | null;
  pointsOf(key: string): MapPoint[];
}

export function clustersOf(points: readonly MapPoint[]): Clusters {
  const index = new Supercluster<{ readonly point: MapPoint }>({ radius: RADIUS, maxZoom: DEEPEST_ZOOM });
  index.load(
    points.filter(isOnEarth).map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
    })),
  );
  return {
    marksIn: ({ west, south, east, north }, zoom) =>
      index.getClusters([west, south, east, north], Math.round(zoom)).map(({ properties, geometry }) => {
        if (!('cluster' in properties)) {
          return { kind: 'point', key: `p${properties.point.id}`, point: properties.point };
        }
        const [lon = 0, lat = 0] = geometry.coordinates;
        const { cluster_id: id, point_count: count } = properties;
        return { kind: 'cluster', key: `c${id}`, lon, lat, count };
      }),
    zoomInto: (key) => {
      const zoom = index.getClusterExpansionZoom(idOf(key));
      return zoom > DEEPEST_ZOOM ? null : zoom;
    },
    pointsOf: (key) => index.getLeaves(idOf(key), Number.POSITIVE_INFINITY).map(({ properties }) => properties.point),
  };
}

const idOf = (key: string) => Number(key.slice(1));
