import type { HorairesDAnnonce } from '../../catalogue/annonce/choix.types.ts';
import { isALHeure } from '../../catalogue/annonce/horaires.rules.ts';
import { type JourNumero, numeroOf, rangDansSemaine, textOf } from '../../catalogue/dates/jour-civil.ts';
import type { Moment } from '../../catalogue/ecran/moment.rules.ts';
import type { Priorite } from './annonce.choix.ts';
import type { Dates } from './annonce.rules.ts';

/**
 * What an espace of a site will be seen: each day as much as the same days of the week were on average over the last weeks. How wrong it is
 * was measured by foretelling past weeks the same way.
 */

/** How many weeks are looked at. */
export const SEMAINES_LUES = 4;
/** How many past weeks are foretold to measure the error. */
const SEMAINES_JUGEES = 4;
const SEMAINE = 7;

/** Views of an espace, day by day. Days without any are not there. */
export type VuesParJour = ReadonlyMap<string, number>;

export interface Prevision {
  /** Null: there is not a whole week to look at. */
  readonly vues: number | null;
  /** Whole weeks that it rests on. */
  readonly semaines: number;
  /** What the same method was wrong by, as a part of what really came; null: too early to tell. */
  readonly erreur: number | null;
}

/** `part`: how much of a day's views one looks at; all of them where it is left out. */
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

/** By day of the week, over so many weeks before a day. */
function moyennes(vues: VuesParJour, day: JourNumero, semaines: number): readonly number[] {
  const sums = new Array<number>(SEMAINE).fill(0);
  for (let before = 1; before <= semaines * SEMAINE; before += 1) {
    const rang = rangDansSemaine(day - before);
    sums[rang] = (sums[rang] ?? 0) + (vues.get(textOf(day - before)) ?? 0);
  }
  return sums.map((sum) => sum / semaines);
}

/** Of the last weeks, each foretold from those before it. */
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

/** An annonce in an espace, as far as sharing it goes. */
export interface Partageuse extends HorairesDAnnonce {
  readonly priorite: Priorite;
  readonly poids: number;
}

const HEURES = Array.from({ length: 24 }, (_, heure) => `${String(heure).padStart(2, '0')}:00`);

/**
 * The part of an espace that an annonce has on a day, among those that were sold: as the choice gives it, by weight, hour by hour. All hours are
 * taken to be alike.
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
