export type Place = readonly [lon: number, lat: number];
export type Ligne = readonly Place[];

/** The track of an objet, light enough for a map. */
export interface TraceDObjet {
  readonly id: number;
  readonly lignes: readonly Ligne[];
}

const isPlace = ([lon, lat]: Place) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

/** The lines of a track that can be drawn. */
export function lignesDuTrace(lignes: readonly Ligne[]): Ligne[] {
  return lignes.map((ligne) => ligne.filter(isPlace)).filter(({ length }) => length > 1);
}

/** The most points and lines of an objet that a map draws. */
const MOST_POINTS = 200;
const MOST_LINES = 20;

/** A track as a map draws it: its longest lines, each with a share of the points. */
export function traceAllege(lignes: readonly Ligne[]): Ligne[] {
  const kept = lignesDuTrace(lignes)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_LINES);
  const total = kept.reduce((sum, { length }) => sum + length, 0);
  if (total <= MOST_POINTS) return kept;
  return kept.map((ligne) => allegee(ligne, Math.max(2, Math.floor((MOST_POINTS * ligne.length) / total))));
}

/** The most points examined: a longer line is sampled. */
const MOST_READ = 4_000;

/** A line of at most so many points: those that matter most to its shape. */
export function allegee(ligne: Ligne, most: number): Ligne {
  if (ligne.length <= most) return ligne;
  const step = Math.ceil(ligne.length / MOST_READ);
  const read = ligne.filter((_, rang) => rang % step === 0 || rang === ligne.length - 1);
  const spans = [ecartDans(read, 0, read.length - 1)];
  while (spans.length + 1 < most) {
    // The point farthest from the line so far comes next, and parts its span in two.
    const { de, a, rang, ecart, place } = farthest(spans);
    if (ecart <= 0) break;
    spans[place] = ecartDans(read, de, rang);
    spans.push(ecartDans(read, rang, a));
  }
  const kept = new Set([read.length - 1, ...spans.map(({ de }) => de)]);
  return read.filter((_, rang) => kept.has(rang));
}

/** The span whose line is farthest from one of its points, and its place: asked for every point that is kept, of many spans. */
function farthest(spans: readonly Portion[]): Portion & { readonly place: number } {
  let found = { de: 0, a: 0, rang: 0, ecart: 0, place: 0 };
  for (const [place, span] of spans.entries()) if (span.ecart > found.ecart) found = { ...span, place };
  return found;
}

interface Portion {
  readonly de: number;
  readonly a: number;
  /** The point that is the farthest from the line between the two ends, and how far. */
  readonly rang: number;
  readonly ecart: number;
}

function ecartDans(ligne: Ligne, de: number, a: number): Portion {
  let rang = de;
  let ecart = 0;
  const [debut, fin] = [ligne[de], ligne[a]];
  if (debut === undefined || fin === undefined) return { de, a, rang, ecart };
  const distance = distanceTo(debut, fin);
  for (let entre = de + 1; entre < a; entre += 1) {
    const loin = distance(ligne[entre] ?? debut);
    if (loin > ecart) {
      rang = entre;
      ecart = loin;
    }
  }
  return { de, a, rang, ecart };
}

/** The squared distance from points to a segment on a plane, with degrees of longitude shortened by the latitude. */
function distanceTo([lon1, lat1]: Place, [lon2, lat2]: Place): (point: Place) => number {
  const narrow = Math.cos((lat1 * Math.PI) / 180);
  const dx = (lon2 - lon1) * narrow;
  const dy = lat2 - lat1;
  const length = dx * dx + dy * dy;
  return (point) => {
    const x = (point[0] - lon1) * narrow;
    const y = point[1] - lat1;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
    return (x - along * dx) ** 2 + (y - along * dy) ** 2;
  };
}
