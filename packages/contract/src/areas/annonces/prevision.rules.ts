import type { HorairesDAnnonce } from '../../catalogue/annonce/choix.types.ts';
import { isALHeure } from '../../catalogue/annonce/horaires.rules.ts';
import { type JourNumero, numeroOf, rangDansSemaine, textOf } from '../../catalogue/dates/jour-civil.ts';
import type { Moment } from '../../catalogue/ecran/moment.rules.ts';
import type { Priorite } from './annonce.choix.ts';
import type { Dates } from './annonce.rules.ts';

/**
 * The forecast of the views of an espace: for each day, the average of the same weekday over the last weeks. Its error
 * is that of the same method on past weeks.
 */

/** How many weeks a forecast is based on. */
export const SEMAINES_LUES = 4;
/** How many past weeks are forecast to measure the error. */
const SEMAINES_JUGEES = 4;
const SEMAINE = 7;

/** The views of an espace by day. Days without any are absent. */
export type VuesParJour = ReadonlyMap<string, number>;

export interface Prevision {
  /** Null without a whole week to base it on. */
  readonly vues: number | null;
  /** The number of whole weeks that it is based on. */
  readonly semaines: number;
  /** The error of the method as a part of the real views, or null when it is too early to tell. */
  readonly erreur: number | null;
}

/** Forecasts views. `part`: the part of a day's views that counts; all of them by default. */
export function forecastOf(
  vues: VuesParJour,
  aujourdhui: string,
  { du, au }: Dates,
  part: (jour: string) => number = () => 1,
): Prevision {
  const today = numeroDe(aujourdhui);
  const semaines = semainesAvant(vues, today);
  if (semaines === 0) return { vues: null, semaines, erreur: null };
  const usual = moyennes(vues, today, semaines);
  let total = 0;
  for (let day = Math.max(numeroDe(du), today); day <= numeroDe(au); day += 1)
    total += (usual[rangDansSemaine(day)] ?? 0) * part(textOf(day));
  return { vues: Math.round(total), semaines, erreur: erreurDe(vues, today) };
}

/** Whole weeks between the first view ever and a day, as many as are looked at. */
function semainesAvant(vues: VuesParJour, day: JourNumero): number {
  const first = Math.min(...[...vues.keys()].map(numeroDe));
  return Number.isFinite(first) ? Math.min(SEMAINES_LUES, Math.max(0, Math.floor((day - first) / SEMAINE))) : 0;
}

/** The average by day of the week, over so many weeks before a day. */
function moyennes(vues: VuesParJour, day: JourNumero, semaines: number): readonly number[] {
  const sums = new Array<number>(SEMAINE).fill(0);
  for (let before = 1; before <= semaines * SEMAINE; before += 1) {
    const rang = rangDansSemaine(day - before);
    sums[rang] = (sums[rang] ?? 0) + (vues.get(textOf(day - before)) ?? 0);
  }
  return sums.map((sum) => sum / semaines);
}

/** The error of the last weeks, each forecast from the weeks before it. */
function erreurDe(vues: VuesParJour, today: JourNumero): number | null {
  let [ecarts, reels] = [0, 0];
  for (let rang = 1; rang <= SEMAINES_JUGEES; rang += 1) {
    const debut = today - rang * SEMAINE;
    const semaines = semainesAvant(vues, debut);
    if (semaines === 0) break;
    const usual = moyennes(vues, debut, semaines);
    const prevu = usual.reduce((sum, one) => sum + one, 0);
    const reel = Array.from({ length: SEMAINE }, (_, day) => vues.get(textOf(debut + day)) ?? 0);
    const venu = reel.reduce((sum, one) => sum + one, 0);
    ecarts += Math.abs(prevu - venu);
    reels += venu;
  }
  return reels === 0 ? null : ecarts / reels;
}

/** An annonce in an espace, with what decides how they share it. */
export interface Partageuse extends HorairesDAnnonce {
  readonly priorite: Priorite;
  readonly poids: number;
}

const HEURES = Array.from({ length: 24 }, (_, heure) => `${String(heure).padStart(2, '0')}:00`);

/**
 * The part of an espace that an annonce has on a day among those sold, as the choice gives it: by weight, hour by hour,
 * hours being taken as equal.
 */
export function partDuJour(
  annonce: Partageuse,
  vendues: readonly Partageuse[],
  jour: string,
  espace: { readonly remplissage: boolean },
): number {
  const parts = HEURES.map((heure) => partDeLHeure(annonce, vendues, { jour, heure }, espace));
  return parts.reduce((sum, part) => sum + part, 0) / HEURES.length;
}

function partDeLHeure(
  annonce: Partageuse,
  vendues: readonly Partageuse[],
  moment: Moment,
  { remplissage }: { readonly remplissage: boolean },
): number {
  if (!isALHeure(annonce, moment)) return 0;
  const present = vendues.filter((one) => isALHeure(one, moment));
  const of = (priorite: Priorite) => present.filter((one) => one.priorite === priorite);
  if (annonce.priorite === 'exclusif') return 1;
  if (of('exclusif').length > 0) return 0;
  if (annonce.priorite === 'remplissage' && (!remplissage || of('contrat').length > 0)) return 0;
  const others = of(annonce.priorite).reduce((sum, { poids }) => sum + poids, 0);
  return annonce.poids / (annonce.poids + others);
}

function numeroDe(jour: string): JourNumero {
  const numero = numeroOf(jour);
  if (numero === null) throw new Error(`${jour} is no day`);
  return numero;
}
