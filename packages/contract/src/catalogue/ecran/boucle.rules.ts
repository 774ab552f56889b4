import type { Langue } from '../langue.ts';
import type { PlageDEcran } from './manifeste.ts';
import { type Moment, type Moments, raisonDAbsence } from './moment.rules.ts';

/**
 * The order of slides, for the console's simulation and the player of screens. No validation library may be imported
 * here or below: the player includes this file.
 */

/** A slide, as the loop needs it. */
export interface DiapositiveDeBoucle {
  /** The position in the sequence. */
  readonly rang: number;
  readonly genre: string;
  readonly langue: Langue | null;
  /** The number of slides between repetitions, or null for its place only. */
  readonly tousLes: number | null;
  /** The duration of a passage in one language, in seconds. */
  readonly duree: number;
}

export interface Boucle {
  readonly langues: readonly Langue[];
  readonly alternance: 'boucle' | 'diapositive';
  readonly ordre: 'sequence' | 'melange';
  /** The most time of a loop for annonces in hundredths, or null. */
  readonly partAnnonces: number | null;
}

/** A slide in its turn. */
export interface Etape<D> {
  readonly diapositive: D;
  /** The language, if slides repeat in each language or this one has its own; null for that of the loop. */
  readonly langue: Langue | null;
}

/** A loop: its day, and how many came before. */
export interface Tour {
  readonly jour: string;
  readonly numero: number;
}

/** The plage in force, or empty for the usual loop. A plage without a slide replaces nothing. */
export function plageEnCours(
  plages: readonly PlageDEcran[],
  diapositives: readonly { readonly plage: string; readonly quand: Moments }[],
  moment: Moment,
): string {
  const enCours = plages.filter(
    (plage) =>
      raisonDAbsence(plage, moment) === null &&
      diapositives.some((one) => one.plage === plage.nom && raisonDAbsence(one.quand, moment) === null),
  );
  return (enCours.find(({ prioritaire }) => prioritaire) ?? enCours[0])?.nom ?? '';
}

/** The slides of a loop in order, with annonces within their share, and each language in turn if slides take turns. */
export function boucleDe<D extends DiapositiveDeBoucle>(
  diapositives: readonly D[],
  boucle: Boucle,
  tour: Tour,
): Etape<D>[] {
  const etapes: Etape<D>[] = [];
  for (const diapositive of avecAnnonces(enOrdre(diapositives, boucle.ordre, tour.jour))) {
    for (const langue of languesDe(diapositive, boucle)) etapes.push({ diapositive, langue });
  }
  return dansLeurPart(etapes, boucle.partAnnonces, tour.numero);
}

/** The language of a loop, when loops take turns. */
export const langueDuTour = ({ langues }: Pick<Boucle, 'langues'>, numero: number): Langue =>
  langues[numero % langues.length] ?? 'fr';

function languesDe({ langue }: DiapositiveDeBoucle, { alternance, langues }: Boucle): readonly (Langue | null)[] {
  if (langue !== null) return [langue];
  return alternance === 'diapositive' && langues.length > 1 ? langues : [null];
}

const isAnnonce = ({ genre }: DiapositiveDeBoucle) => genre === 'annonce';
const dureeDe = (etapes: readonly Etape<DiapositiveDeBoucle>[]) =>
  etapes.reduce((sum, { diapositive }) => sum + diapositive.duree, 0);

/** Repeated annonces come after that many other slides, wherever they are in the sequence. */
function avecAnnonces<D extends DiapositiveDeBoucle>(ordered: readonly D[]): D[] {
  const comesBack = (one: D) => isAnnonce(one) && one.tousLes !== null;
  const annonces = ordered.filter(comesBack);
  const autres = ordered.filter((one) => !comesBack(one));
  if (autres.length === 0) return annonces;
  const shown: D[] = [];
  autres.forEach((one, rang) => {
    shown.push(one, ...annonces.filter(({ tousLes }) => (rang + 1) % (tousLes ?? 1) === 0));
  });
  // A loop that is too short for an annonce still shows it once.
  return [...shown, ...annonces.filter((annonce) => !shown.includes(annonce))];
}

/**
 * As many annonces as fit in their share of the loop. The others come first in a next loop, so that each has its turn.
 * Annonces alone have no share.
 */
function dansLeurPart<D extends DiapositiveDeBoucle>(
  etapes: Etape<D>[],
  part: number | null,
  numero: number,
): Etape<D>[] {
  const annonces = etapes.filter(({ diapositive }) => isAnnonce(diapositive));
  const autres = dureeDe(etapes) - dureeDe(annonces);
  if (part === null || part >= 100 || autres === 0) return etapes;
  const most = (autres * part) / (100 - part);
  const first = (numero * fitting(annonces, most).length) % Math.max(annonces.length, 1);
  const kept = fitting([...annonces.slice(first), ...annonces.slice(0, first)], most);
  return etapes.filter((etape) => !annonces.includes(etape) || kept.includes(etape));
}

function fitting<D extends DiapositiveDeBoucle>(annonces: readonly Etape<D>[], most: number): Etape<D>[] {
  let left = most;
  return annonces.filter(({ diapositive: { duree } }) => {
    if (duree > left) return false;
    left -= duree;
    return true;
  });
}

/** A shuffle holds for a day: the screens of one hall show the same. */
function enOrdre<D extends DiapositiveDeBoucle>(
  kept: readonly D[],
  ordre: Boucle['ordre'],
  jour: string,
): readonly D[] {
  if (ordre === 'sequence') return kept;
  return [...kept].sort((one, other) => tirage(jour, one.rang) - tirage(jour, other.rang) || one.rang - other.rang);
}

/** FNV-1a, then stirred: days that differ by one digit give unrelated orders. */
function tirage(jour: string, rang: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${jour} ${rang}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
