import type { Carte } from '@bridge/contract';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The extent of a printed map, and where each point stands. */
export interface Vue {
  /** Parts of the width and of the height, from the left and from the top. */
  place(point: Point): { readonly x: number; readonly y: number };
  /** Width by height. */
  readonly ratio: number;
  /** The width of the map in metres, measured in its middle. */
  readonly metres: number;
}

/** A view as parts of the width of the flat world map that tiles cut up. */
export interface VueDePlan extends Vue {
  readonly emprise: { readonly x: number; readonly y: number; readonly largeur: number; readonly hauteur: number };
}

const EQUATOR = 40_075_017;
const TILE = 256;
/** The margin around the points, as a part of their extent. */
const AIR = 0.12;
/** The least width in metres: a map of one place shows its surroundings. */
const LEAST = 1_500;
/** Tiles end at this latitude. */
const NORTHERNMOST = 85;

const acrossOf = (lon: number) => (lon + 180) / 360;
function downOf(lat: number): number {
  const phi = (Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, lat)) * Math.PI) / 180;
  return (1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2;
}
const metresAt = (lat: number) => EQUATOR * Math.cos((lat * Math.PI) / 180);

/** The view that a map was set to, else one of all its points. */
export function vueDePlan(
  points: readonly Point[],
  { latitude, longitude, zoom, hauteur }: Pick<Carte, 'latitude' | 'longitude' | 'zoom' | 'hauteur'>,
  ratio: number,
): VueDePlan {
  if (latitude !== null && longitude !== null && zoom !== null)
    return planDe({ lat: latitude, lon: longitude }, (hauteur / (TILE * 2 ** zoom)) * ratio, ratio);
  const xs = points.map(({ lon }) => acrossOf(lon));
  const ys = points.map(({ lat }) => downOf(lat));
  const lats = points.map(({ lat }) => lat);
  const [west, east, north, south] = points.length === 0 ? [0.5, 0.5, 0.5, 0.5] : [min(xs), max(xs), min(ys), max(ys)];
  const lat = points.length === 0 ? 0 : (min(lats) + max(lats)) / 2;
  const least = LEAST / metresAt(lat);
  const largeur = Math.max(east - west, (south - north) * ratio, least) * (1 + 2 * AIR);
  return planOf((west + east) / 2, (north + south) / 2, largeur, ratio, lat);
}

const min = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
const max = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
const planDe = ({ lat, lon }: Point, largeur: number, ratio: number) =>
  planOf(acrossOf(lon), downOf(lat), largeur, ratio, lat);

function planOf(x: number, y: number, largeur: number, ratio: number, lat: number): VueDePlan {
  const emprise = { x: x - largeur / 2, y: y - largeur / ratio / 2, largeur, hauteur: largeur / ratio };
  return {
    emprise,
    ratio,
    metres: largeur * metresAt(lat),
    place: (point) => ({
      x: (acrossOf(point.lon) - emprise.x) / emprise.largeur,
      y: (downOf(point.lat) - emprise.y) / emprise.hauteur,
    }),
  };
}

export interface Bords {
  readonly nord: number;
  readonly sud: number;
  readonly ouest: number;
  readonly est: number;
}

/** The picture of a territory whose edges are known. */
export function vueDImage({ nord, sud, ouest, est }: Bords, ratio: number): Vue {
  return {
    ratio,
    metres: ((est - ouest) / 360) * metresAt((nord + sud) / 2),
    place: ({ lat, lon }) => ({ x: (lon - ouest) / (est - ouest), y: (nord - lat) / (nord - sud) }),
  };
}

/** Tiles side by side, and the part of them that is shown, in their pixels. */
export interface Mosaique {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly colonnes: number;
  readonly lignes: number;
  readonly zone: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** How many tiles one map asks for at most, to be fair to the services that give them. */
const MOST_TILES = 60;

/** The tiles of a view, as fine as asked unless they are too many. */
export function mosaiqueDe({ emprise }: VueDePlan, pixels: number, deepest: number): Mosaique {
  let zoom = Math.max(0, Math.min(deepest, Math.ceil(Math.log2(pixels / TILE / emprise.largeur))));
  let found = tilesAt(emprise, zoom);
  while (found.colonnes * found.lignes > MOST_TILES && zoom > 0) {
    zoom -= 1;
    found = tilesAt(emprise, zoom);
  }
  return found;
}

function tilesAt({ x, y, largeur, hauteur }: VueDePlan['emprise'], zoom: number): Mosaique {
  const side = 2 ** zoom;
  const inWorld = (tile: number) => Math.max(0, Math.min(side - 1, tile));
  const [left, top] = [inWorld(Math.floor(x * side)), inWorld(Math.floor(y * side))];
  const [right, bottom] = [inWorld(Math.ceil((x + largeur) * side) - 1), inWorld(Math.ceil((y + hauteur) * side) - 1)];
  return {
    zoom,
    x: left,
    y: top,
    colonnes: right - left + 1,
    lignes: bottom - top + 1,
    zone: {
      left: Math.max(0, Math.round((x * side - left) * TILE)),
      top: Math.max(0, Math.round((y * side - top) * TILE)),
      width: Math.max(1, Math.round(largeur * side * TILE)),
      height: Math.max(1, Math.round(hauteur * side * TILE)),
    },
  };
}

/** A round length that takes about a fifth of the width. */
export function echelleDe({ metres }: Vue): { readonly part: number; readonly mots: string } {
  const wanted = metres / 5;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const length = [5, 2, 1].map((part) => part * unit).find((part) => part <= wanted) ?? unit;
  return {
    part: length / metres,
    mots: length >= 1_000 ? `${length / 1_000}\u00a0km` : `${Math.round(length)}\u00a0m`,
  };
}
