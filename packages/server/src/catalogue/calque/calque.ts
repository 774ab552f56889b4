import { allegee, type Ligne, type Place } from '../trace.rules.ts';

/** A named place of a file. */
export interface Repere {
  readonly nom: string;
  readonly texte: string;
  readonly place: Place;
}

/** What a file of places, lines and areas holds, whatever its format. An area is its outline, then its holes. */
export interface Calque {
  readonly reperes: Repere[];
  readonly lignes: Ligne[];
  readonly surfaces: Ligne[][];
}

/** Why a file cannot be drawn. */
export type Defaut = 'abime' | 'doctype' | 'vide' | 'lourd';

export class CalqueIllisible extends Error {
  readonly defaut: Defaut;
  constructor(defaut: Defaut) {
    super(`a layer that cannot be read: ${defaut}`);
    this.defaut = defaut;
  }
}

/** The largest file that is drawn, in bytes, and the most positions read in it. */
export const LARGEST_CALQUE = 5_000_000;
const MOST_POSITIONS = 200_000;

const LONGEST = { nom: 150, texte: 500 } as const;

/** A calque being read: it refuses to hold more than a map could ever draw. */
export function createCalque() {
  const calque: Calque = { reperes: [], lignes: [], surfaces: [] };
  const [nomDe, texteDe] = [wordsOf(LONGEST.nom), wordsOf(LONGEST.texte)];
  let positions = 0;
  const count = (more: number) => {
    positions += more;
    if (positions > MOST_POSITIONS) throw new CalqueIllisible('lourd');
  };
  return {
    repere(place: Place | null, nom: string, texte: string): void {
      if (place === null) return;
      count(1);
      calque.reperes.push({ place, nom: nomDe(nom), texte: texteDe(texte) });
    },
    ligne(ligne: Ligne): void {
      count(ligne.length);
      if (ligne.length > 1) calque.lignes.push(ligne);
    },
    surface(contours: readonly Ligne[]): void {
      for (const { length } of contours) count(length);
      const [dehors = [], ...trous] = contours;
      if (dehors.length > 3) calque.surfaces.push([dehors, ...trous.filter(({ length }) => length > 3)]);
    },
    done(): Calque {
      if (positions === 0) throw new CalqueIllisible('vide');
      return calque;
    },
  };
}

export type EnLecture = ReturnType<typeof createCalque>;

/** Reads the words of places. The places of one shape follow each other with the same text, which is then read once. */
function wordsOf(longest: number): (said: string) => string {
  let last = { said: '', words: '' };
  return (said) => {
    if (said !== last.said) last = { said, words: enTexte(said, longest) };
    return last.words;
  };
}

/** Words without the markup that some programs write in them. Each pattern reads a text once, however long its tags are. */
function enTexte(said: string, longest: number): string {
  return said
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest);
}

export function placeDe(lon: number, lat: number): Place | null {
  // Web maps stop short of the poles.
  return Number.isFinite(lon) && Number.isFinite(lat) && Math.abs(lon) <= 180 && Math.abs(lat) <= 85
    ? [lon, lat]
    : null;
}

/** What a map draws of a calque at most. */
const MOST = { reperes: 2_000, traits: 2_000, parTrait: 1_000, points: 10_000 } as const;

/** What a line keeps in any case: a small area next to a long track stays itself. */
const LEAST = 16;

/** The first areas, whose outlines and holes all together are no more than a map draws. */
function surfacesGardees(surfaces: Calque['surfaces']): Calque['surfaces'] {
  let left: number = MOST.traits;
  return surfaces.flatMap((contours) => {
    const kept = contours.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [kept] : [];
  });
}

/** A calque light enough for a map: each line keeps the points that matter most to its shape. */
export function calqueAllege({ reperes, ...read }: Calque): Calque {
  const [lignes, surfaces] = [read.lignes.slice(0, MOST.traits), surfacesGardees(read.surfaces)];
  const traits = [...lignes, ...surfaces.flat()];
  const total = traits.reduce((sum, { length }) => sum + length, 0);
  const share = Math.min(1, MOST.points / Math.max(1, total));
  const light = (ligne: Ligne) =>
    allegee(ligne, Math.min(MOST.parTrait, Math.max(LEAST, Math.floor(ligne.length * share))));
  return {
    reperes: reperes.slice(0, MOST.reperes),
    lignes: lignes.map(light),
    surfaces: surfaces.map((contours) => contours.map(light)),
  };
}
