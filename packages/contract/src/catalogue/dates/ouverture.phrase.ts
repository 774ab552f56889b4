import type { Langue, Textes } from '../langue.ts';
import { groupAlike } from './date.words.ts';
import { JOURS, type Jour } from './jour-civil.ts';
import { type Creneau, JOURS_FERIES, type JourFerie, type Ouverture, type Periode } from './periode.schemas.ts';

/** The opening times in words. */
export interface OuvertureEnMots {
  /** The state whatever the periods: « Fermé temporairement », « Ouvert toute l’année ». */
  readonly etat: string | null;
  readonly periodes: readonly PeriodeEnMots[];
  /** « Fermé le 1er mai et le 25 décembre ». */
  readonly fermetures: string | null;
  /** The source's own words. */
  readonly texte: string | null;
}

export interface PeriodeEnMots {
  readonly nom: string | null;
  readonly phrase: string;
  readonly note: string | null;
}

/** The words of a language for opening times. */
export interface Speech {
  readonly langue: Langue;
  readonly ferme: string;
  readonly ouvertTouteLAnnee: string;
  readonly sansDates: string;
  readonly tousLesJours: string;
  /** The separators inside a sentence, and between sentences on one line. */
  readonly virgule: string;
  readonly pointVirgule: string;
  readonly enumerate: (mots: readonly string[]) => string;
  readonly intervalle: (du: string | undefined, au: string | undefined, chaqueAnnee: boolean) => string;
  readonly dates: (dates: readonly string[], chaqueAnnee: boolean) => string;
  readonly sauf: (jours: readonly Jour[]) => string;
  /** `suivis`: from the first to the last. */
  readonly semaine: (jours: readonly Jour[], suivis: boolean) => string;
  readonly chaqueMois: string;
  /** The last rank is -1. */
  readonly mensuel: (jours: readonly Jour[], rangs: readonly number[]) => string;
  /** The hours of all days, then those that some days have besides. */
  readonly enOutre: (toujours: string, certainsJours: string) => string;
  readonly heures: (ouvre: string | undefined, ferme: string | undefined) => string;
  /** `feries`: all holidays when it is « tous ». */
  readonly fermetures: (feries: readonly JourFerie[] | 'tous', dates: readonly string[]) => string;
}

export function ouvertureDite(ouverture: Ouverture, parler: Speech): OuvertureEnMots {
  const { periodes, fermetures, texte, touteLAnnee, fermeTemporairement } = ouverture;
  return {
    etat: fermeTemporairement ? parler.ferme : touteLAnnee ? parler.ouvertTouteLAnnee : null,
    periodes: periodes.map((periode) => ({
      nom: periode.nom?.trim() || null,
      phrase: periodeDite(periode, parler),
      note: dansLaLangue(periode.note, parler.langue),
    })),
    fermetures: fermeturesDites(fermetures, parler),
    texte: dansLaLangue(texte, parler.langue),
  };
}

/** « Du 1er avril au 30 septembre, tous les jours sauf le mardi, de 9 h à 12 h et de 14 h à 18 h ». */
export function periodeDite(periode: Periode, parler: Speech): string {
  const { du, au, chaqueAnnee, regle, dates = [], creneaux } = periode;
  const quand =
    regle === 'dates' && dates.length > 0 ? parler.dates(dates, chaqueAnnee) : parler.intervalle(du, au, chaqueAnnee);
  // Hours that name all the days of the rule replace it.
  const jours = saysItsDays(periode) ? '' : regleDite(periode, parler);
  const phrase = [quand, joursEtHeures(jours, creneaux, parler)].filter(Boolean).join(parler.virgule);
  return phrase === '' ? parler.sansDates : phrase.charAt(0).toLocaleUpperCase(parler.langue) + phrase.slice(1);
}

function regleDite({ regle, jours = [], rangs = [], du, au }: Periode, parler: Speech): string {
  const nommes = JOURS.filter((jour) => jours.includes(jour));
  switch (regle) {
    case 'quotidien':
      return du !== undefined && du === au ? '' : parler.tousLesJours;
    case 'sauf':
      return nommes.length === 0 ? parler.tousLesJours : parler.sauf(nommes);
    case 'hebdomadaire':
      return joursDeSemaine(nommes, parler);
    case 'mensuel':
      if (rangs.length === 0)
        return [joursDeSemaine(nommes, parler), parler.chaqueMois].filter(Boolean).join(parler.virgule);
      return parler.mensuel(
        nommes,
        [...rangs].sort((a, b) => (a < 0 ? 9 : a) - (b < 0 ? 9 : b)),
      );
    case 'dates':
      return '';
    default:
      return regle satisfies never;
  }
}

/** « du mardi au samedi », « le mardi et le jeudi », « tous les jours ». */
function joursDeSemaine(jours: readonly Jour[], parler: Speech): string {
  const [premier] = jours;
  const dernier = jours.at(-1);
  if (premier === undefined || dernier === undefined) return '';
  if (jours.length === JOURS.length) return parler.tousLesJours;
  const suivis = JOURS.indexOf(dernier) - JOURS.indexOf(premier) === jours.length - 1;
  return parler.semaine(jours, suivis && jours.length > 2);
}

/** Whether every hour names its days, and together they name all those of the rule. */
function saysItsDays({ regle, jours = [], creneaux }: Periode): boolean {
  if (creneaux.length === 0 || creneaux.some((creneau) => (creneau.jours ?? []).length === 0)) return false;
  const named = new Set(creneaux.flatMap((creneau) => creneau.jours ?? []));
  const open = regle === 'hebdomadaire' ? jours : JOURS.filter((jour) => regle !== 'sauf' || !jours.includes(jour));
  return regle !== 'mensuel' && open.every((jour) => named.has(jour));
}

/** « tous les jours, de 9 h à 12 h et de 14 h à 18 h »; hours are grouped by days when they differ, those of all days first. */
function joursEtHeures(jours: string, creneaux: readonly Creneau[], parler: Speech): string {
  const dits = creneaux.filter(({ ouvre, ferme, type, jours }) => ouvre ?? ferme ?? type ?? jours?.length);
  const groupes = groupAlike(dits, ({ jours = [] }) => JOURS.filter((jour) => jours.includes(jour)).join());
  const isOfSomeDays = ([first]: readonly Creneau[]) => (first?.jours ?? []).length > 0;
  const said = (some: readonly Creneau[][]) =>
    some.map((groupe) => groupeDit(groupe, parler)).join(parler.pointVirgule);
  const toujours = said(groupes.filter((groupe) => !isOfSomeDays(groupe)));
  const certainsJours = said(groupes.filter(isOfSomeDays));
  if (toujours === '' || certainsJours === '')
    return [jours, toujours, certainsJours].filter(Boolean).join(parler.virgule);
  return parler.enOutre([jours, toujours].filter(Boolean).join(' '), certainsJours);
}

/** « du vendredi au dimanche de 12 h à 13 h 30 ». */
function groupeDit(groupe: readonly Creneau[], parler: Speech): string {
  const jours = joursDeSemaine(
    JOURS.filter((jour) => groupe[0]?.jours?.includes(jour)),
    parler,
  );
  const heures = parler.enumerate(groupe.map((creneau) => creneauDit(creneau, parler)).filter(Boolean));
  return [jours, heures].filter(Boolean).join(' ');
}

function creneauDit({ ouvre, ferme, type }: Creneau, parler: Speech): string {
  const heures = parler.heures(ouvre, ferme);
  const sorte = type?.trim();
  if (!sorte) return heures;
  return heures === '' ? `(${sorte})` : `${heures} (${sorte})`;
}

/** Whether hours last day and night. */
export const isJourEtNuit = (ouvre: string, ferme: string): boolean =>
  ouvre === '00:00' && (ferme === '24:00' || ferme === '23:59');

function fermeturesDites(fermetures: Ouverture['fermetures'], parler: Speech): string | null {
  if (fermetures.length === 0) return null;
  const feries = JOURS_FERIES.filter((ferie) => fermetures.includes(ferie));
  const dates = fermetures.filter((fermeture) => /^\d{4}-/.test(fermeture)).sort();
  return parler.fermetures(feries.length === JOURS_FERIES.length ? 'tous' : feries, dates);
}

function dansLaLangue(textes: Textes | undefined, langue: Langue): string | null {
  return [textes?.[langue], textes?.fr, ...Object.values(textes ?? {})].find((texte) => texte?.trim())?.trim() ?? null;
}
