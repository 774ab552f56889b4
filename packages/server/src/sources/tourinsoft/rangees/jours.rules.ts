import { JOURS, type Jour } from '@bridge/contract';
import { mots } from '../valeurs/noms.rules.ts';

/** Half of a day that a name narrows to: « Mardi soir ». */
export type Moitie = 'matin' | 'soir';

export interface JoursLus {
  readonly jours: readonly { readonly jour: Jour; readonly moitie?: Moitie }[];
  readonly feries: boolean;
  /** The words that name no day. */
  readonly restes: readonly string[];
}

const SEMAINE = ['tous les jours', 'tous jours', 'toute la semaine', '7 j 7', '7j 7', 'tlj', 'tous'];
const DEBUTS: readonly (readonly [string, Jour])[] = JOURS.map((jour) => [jour.slice(0, 3), jour]);

function jourDe(mot: string): Jour | undefined {
  return DEBUTS.find(([debut, jour]) => mot === debut || mot === jour || mot === `${jour}s`)?.[1];
}

function moitieDe(texte: string): Moitie | undefined {
  if (/\b(soir|soiree|apres midi|am)\b/.test(texte)) return 'soir';
  return /\b(matin|matinee|midi)\b/.test(texte) ? 'matin' : undefined;
}

function intervalle(de: Jour, a: Jour): Jour[] {
  const debut = JOURS.indexOf(de);
  const longueur = ((JOURS.indexOf(a) - debut + 7) % 7) + 1;
  return Array.from({ length: longueur }, (_, rang) => JOURS[(debut + rang) % 7] ?? de);
}

/** Words beside the names of days that change nothing of which days they are; « le 1er dimanche du mois » and « fermé le lundi » have others. */
const MOTS_DE_JOURS = new Set(
  'le les l du de la au a et ou tous toute chaque jour jours uniquement seulement matin matins matinee midi midis soir soirs soiree apres am pm journee'.split(
    ' ',
  ),
);

interface JoursDits {
  readonly jours: readonly Jour[];
  readonly feries: boolean;
}

function readWords(propre: string): JoursDits | null {
  if (/^(?:(?:le|les|et|tous les) )?(?:jours? )?feries?$/.test(propre)) return { jours: [], feries: true };
  if (SEMAINE.includes(propre)) return { jours: JOURS, feries: false };
  if (/^(?:(?:le|les|tous les|chaque) )?week ?ends?$/.test(propre))
    return { jours: ['samedi', 'dimanche'], feries: false };
  const parts = propre.split(' ');
  const jours = new Set<Jour>();
  for (const [rang, mot] of parts.entries()) {
    const jour = jourDe(mot);
    if (jour === undefined) {
      if (!MOTS_DE_JOURS.has(mot)) return null;
      continue;
    }
    const debut = /^(?:au|a)$/.test(parts[rang - 1] ?? '') ? jourDe(parts[rang - 2] ?? '') : undefined;
    for (const un of debut === undefined ? [jour] : intervalle(debut, jour)) jours.add(un);
  }
  return jours.size === 0 ? null : { jours: [...jours], feries: false };
}

/** « Tous les jours sauf mardi »; holidays among the exceptions are left to the words. */
function readOne(texte: string): JoursDits | null {
  const [base = '', exception, ...autres] = ` ${mots(texte)} `.split(/ (?:sauf|hors|hormis|excepte) /);
  const regle = base.trim() === '' ? { jours: JOURS, feries: false } : readWords(base.trim());
  if (exception === undefined) return base.trim() === '' ? null : regle;
  const exclus = readWords(exception.trim());
  if (regle === null || exclus === null || exclus.feries || regle.feries || autres.length > 0) return null;
  return { jours: regle.jours.filter((jour) => !exclus.jours.includes(jour)), feries: false };
}

/** Reads day names as clients write them: « Dimanche$Mardi soir$Jours fériés », « Lundi-Mardi », « du lundi au vendredi ». */
export function readJours(texte: string, separateur?: string): JoursLus {
  // The dash of « week-end » and « après-midi » separates nothing.
  const lie = texte.replace(/week-end/gi, 'weekend').replace(/apr[eè]s-midi/gi, 'après midi');
  const morceaux = (separateur === undefined ? [lie] : lie.split(separateur)).flatMap((morceau) =>
    morceau.split(/[$,;/#]|(?<=\p{L})\s*-\s*(?=\p{L})/u),
  );
  const jours: { jour: Jour; moitie?: Moitie }[] = [];
  const restes: string[] = [];
  let feries = false;
  for (const brut of morceaux) {
    const morceau = brut.trim();
    if (morceau === '') continue;
    const lu = readOne(morceau);
    if (lu === null) {
      restes.push(morceau);
      continue;
    }
    feries ||= lu.feries;
    const moitie = moitieDe(mots(morceau));
    for (const jour of lu.jours) jours.push(moitie === undefined ? { jour } : { jour, moitie });
  }
  return { jours, feries, restes };
}
