import type { Point } from './geojson.ts';

/** A point, or several too near one another to be told apart. */
export interface Marque {
  readonly cle: string;
  readonly lon: number;
  readonly lat: number;
  readonly points: readonly Point[];
}

export interface Emprise {
  readonly ouest: number;
  readonly sud: number;
  readonly est: number;
  readonly nord: number;
}

/** The side of a cell and the least distance of two marks, in pixels. */
const CELLULE = 64;
const PROCHE = 52;
/** The most marks drawn ungrouped; beyond, marks that would hide one another are joined. */
const LIBRES = 400;
const SERREE = 24;

interface Groupe {
  x: number;
  y: number;
  readonly points: Point[];
}

/**
 * The marks of the points in sight. The grid lies on the whole world, so that moving the map moves no mark. Each point
 * is looked at once: ten thousand take a few milliseconds.
 */
export function marquesDans(points: readonly Point[], emprise: Emprise, zoom: number, regrouper: boolean): Marque[] {
  const vus = points.filter(({ lon, lat }) => isIn(emprise, lon, lat));
  if (!regrouper && vus.length <= LIBRES) return vus.map(seul);
  const cote = regrouper ? CELLULE : SERREE;
  const monde = 256 * 2 ** zoom;
  const cellules = new Map<string, Groupe>();
  for (const point of vus) {
    const x = xDe(point.lon) * monde;
    const y = yDe(point.lat) * monde;
    const cle = `${Math.floor(x / cote)}:${Math.floor(y / cote)}`;
    const groupe = cellules.get(cle);
    if (groupe) {
      groupe.x += x;
      groupe.y += y;
      groupe.points.push(point);
    } else cellules.set(cle, { x, y, points: [point] });
  }
  const groupes = [...cellules].map(([cle, groupe]) => ({ ...centre(groupe), cle }));
  return (regrouper ? join(groupes) : groupes).map((groupe) => marqueDe(groupe, groupe.cle, monde, zoom));
}

const centre = ({ x, y, points }: Groupe): Groupe => ({ x: x / points.length, y: y / points.length, points });

/** Joins neighbours that touch across the side of a cell: the smaller goes into the bigger. */
function join(groupes: (Groupe & { cle: string })[]): (Groupe & { cle: string })[] {
  const gardes = new Map<string, Groupe & { cle: string }>();
  for (const groupe of groupes.sort((a, b) => b.points.length - a.points.length)) {
    const [cx = 0, cy = 0] = groupe.cle.split(':').map(Number);
    const voisins = AUTOUR.map(([dx, dy]) => gardes.get(`${cx + dx}:${cy + dy}`));
    const proche = voisins.find((autre) => autre && Math.hypot(autre.x - groupe.x, autre.y - groupe.y) < PROCHE);
    if (proche) proche.points.push(...groupe.points);
    else gardes.set(groupe.cle, groupe);
  }
  return [...gardes.values()];
}

const AUTOUR = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): readonly [number, number] => [dx, dy]));

function marqueDe({ x, y, points }: Groupe, cle: string, monde: number, zoom: number): Marque {
  const [premier] = points;
  if (premier && points.length === 1) return seul(premier);
  return { cle: `g${zoom}:${cle}:${points.length}`, lon: (x / monde) * 360 - 180, lat: latDe(y / monde), points };
}

const seul = (point: Point): Marque => ({
  cle: `p${point.couche}:${point.id}:${point.lon}:${point.lat}`,
  lon: point.lon,
  lat: point.lat,
  points: [point],
});

const isIn = ({ ouest, sud, est, nord }: Emprise, lon: number, lat: number): boolean =>
  lon >= ouest && lon <= est && lat >= sud && lat <= nord;

/** The place of a longitude on the square map of the world, from 0 to 1. */
const xDe = (lon: number): number => (lon + 180) / 360;
const yDe = (lat: number): number => {
  const sinus = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sinus) / (1 - sinus)) / (4 * Math.PI);
};
const latDe = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** The smallest frame around places; null without places. */
export function empriseDe(lieux: readonly { readonly lon: number; readonly lat: number }[]): Emprise | null {
  const [premier] = lieux;
  if (!premier) return null;
  let emprise: Emprise = { ouest: premier.lon, est: premier.lon, sud: premier.lat, nord: premier.lat };
  for (const { lon, lat } of lieux) {
    emprise = {
      ouest: Math.min(emprise.ouest, lon),
      est: Math.max(emprise.est, lon),
      sud: Math.min(emprise.sud, lat),
      nord: Math.max(emprise.nord, lat),
    };
  }
  return emprise;
}
