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

const MOITIES: readonly (readonly [RegExp, Moitie])[] = [
  [/^(?:soir|soiree|apresmidi)s?$/, 'soir'],
  [/^(?:matin|matinee|midi)s?$/, 'matin'],
];

const moitieDe = (mot: string): Moitie | undefined => MOITIES.find(([motif]) => motif.test(mot))?.[1];

function intervalle(de: Jour, a: Jour): Jour[] {
  const debut = JOURS.indexOf(de);
  const longueur = ((JOURS.indexOf(a) - debut + 7) % 7) + 1;
  return Array.from({ length: longueur }, (_, rang) => JOURS[(debut + rang) % 7] ?? de);
}

/** Words beside the names of days that change nothing of which days they are; « le 1er dimanche du mois » and « fermé le lundi » have others. */
const MOTS_DE_JOURS = new Set(
  'le les l du de la au a et tous toute chaque jour jours uniquement seulement journee'.split(' '),
);

interface JoursDits {
  readonly jours: readonly Jour[];
  readonly feries: boolean;
  readonly moitie?: Moitie;
}

/** The days that words name one by one and from one to another; null where the words name none, or say more than days. */
function readNoms(parts: readonly string[]): JoursDits | null {
  const jours = new Set<Jour>();
  const moities: Moitie[] = [];
  let isIntervalle = false;
  let nommes = 0;
  for (const [rang, mot] of parts.entries()) {
    const jour = jourDe(mot);
    const moitie = moitieDe(mot);
    if (moitie !== undefined) moities.push(moitie);
    else if (jour === undefined && !MOTS_DE_JOURS.has(mot)) return null;
    if (jour === undefined) continue;
    nommes += 1;
    const debut = /^(?:au|a)$/.test(parts[rang - 1] ?? '') ? jourDe(parts[rang - 2] ?? '') : undefined;
    // « Du samedi au samedi » is a week that is rented whole, and no opening on Saturdays.
    if (debut === jour) return null;
    isIntervalle ||= debut !== undefined;
    for (const un of debut === undefined ? [jour] : intervalle(debut, jour)) jours.add(un);
  }
  const [moitie] = moities;
  if (jours.size === 0) return null;
  if (moitie === undefined) return { jours: [...jours], feries: false };
  // « Du lundi matin au samedi soir » is no evening, and « le mardi et le jeudi matin » may be a whole Tuesday.
  const isDeChacun = !isIntervalle && moities.length === nommes && moities.every((une) => une === moitie);
  return isDeChacun ? { jours: [...jours], feries: false, moitie } : null;
}

function readWords(propre: string): JoursDits | null {
  if (/^(?:(?:le|les|et|tous les) )?(?:jours? )?feries?$/.test(propre)) return { jours: [], feries: true };
  if (SEMAINE.includes(propre)) return { jours: JOURS, feries: false };
  if (/^(?:(?:le|les|tous les|chaque) )?week ?ends?$/.test(propre))
    return { jours: ['samedi', 'dimanche'], feries: false };
  return readNoms(propre.replace(/\bapres midi(?=s?\b)/g, 'apresmidi').split(' '));
}

const SAUF = / (?:sauf|hors|hormis|excepte) /;
const TIRET = /(?<=\p{L})\s*[-–—>→]\s*(?=\p{L})/u;

/** « Tous les jours sauf mardi »; holidays and halves of days among the exceptions are left to the words. */
function readOne(texte: string): JoursDits | null {
  if (TIRET.test(texte)) return null;
  const [base = '', exception, ...autres] = ` ${mots(texte)} `.split(SAUF);
  const regle = base.trim() === '' ? { jours: JOURS, feries: false } : readWords(base.trim());
  if (exception === undefined) return base.trim() === '' ? null : regle;
  const exclus = readWords(exception.trim());
  if (regle === null || exclus === null || exclus.feries || regle.feries || autres.length > 0) return null;
  // « Du lundi au samedi sauf mercredi, dimanche »: Sunday is no exception to them.
  if (exclus.moitie !== undefined || !exclus.jours.every((jour) => regle.jours.includes(jour))) return null;
  return { ...regle, jours: regle.jours.filter((jour) => !exclus.jours.includes(jour)) };
}

/** A list of days, cut where signs separate them; whole where the cut would change what it says. */
function morceauxDe(liste: string): string[] {
  // « Tous les jours sauf lundi, mardi »: Tuesday is an exception too.
  if (SAUF.test(` ${mots(liste)} `)) return [liste];
  return liste.split(/[,;/#]/).flatMap((morceau) => {
    // « Lundi-Mardi » are two days, « Lundi-Vendredi » may be two or five.
    const coupes = morceau.split(TIRET);
    const [de, a] = coupes.map((un) => jourDe(mots(un)));
    const isIncertain = coupes.length === 2 && de !== undefined && a !== undefined && intervalle(de, a).length > 2;
    return isIncertain ? [morceau] : coupes;
  });
}

/** Reads day names as clients write them: « Dimanche$Mardi soir$Jours fériés », « Lundi-Mardi », « du lundi au vendredi ». */
export function readJours(texte: string, separateur?: string): JoursLus {
  // The signs of « week-end », « après-midi » and « 7j/7 » separate nothing.
  const lie = texte
    .replace(/week-end/gi, 'weekend')
    .replace(/apr[eè]s-midi/gi, 'après midi')
    .replace(/\b7\s*j(?:ours)?\s*\/\s*7\b/gi, '7j 7');
  const listes = (separateur === undefined ? [lie] : lie.split(separateur)).flatMap((liste) => liste.split('$'));
  const jours: { jour: Jour; moitie?: Moitie }[] = [];
  const restes: string[] = [];
  let feries = false;
  for (const brut of listes.flatMap(morceauxDe)) {
    const morceau = brut.trim();
    if (morceau === '') continue;
    const lu = readOne(morceau);
    if (lu === null) {
      restes.push(morceau);
      continue;
    }
    feries ||= lu.feries;
    const { moitie } = lu;
    for (const jour of lu.jours) jours.push(moitie === undefined ? { jour } : { jour, moitie });
  }
  return { jours, feries, restes };
}
