import {
  type Creneau,
  civilTime,
  instantOf,
  JOURS,
  type JourNumero,
  numeroOf,
  type Ouverture,
  rangDansSemaine,
  textOf,
} from '@bridge/contract';
import { closedDays } from './jours.rules.ts';
import { plagesOf } from './periode.rules.ts';
import type { Plage } from './plage.rules.ts';

/** A time of an event. Without hours, they are unknown. */
export interface Occurrence {
  readonly jour: string;
  readonly ouvre?: string;
  readonly ferme?: string;
}

/** How many days the search covers: an event on 29 February comes back after eight years at most. */
export const HORIZON = 3_660;
/** The first search is short, since most events come back soon; the next ones are longer. */
const FIRST_LOOK = 32;
const FIN_DU_JOUR = 'T24:00';

export type Heures = Pick<Occurrence, 'ouvre' | 'ferme'>;

/**
 * The next times that an event takes place; in order, at most so many. From a civil day, « 2026-11-15 », all times of that day count; from
 * an hour, « 2026-11-15T14:00:00 », those that are not over.
 */
export function nextOccurrences(ouverture: Ouverture, from: string, most: number): readonly Occurrence[] {
  const start = firstDayOf(from);
  if (start === null || ouverture.fermeTemporairement) return [];
  const found: Occurrence[] = [];
  let length = FIRST_LOOK;
  for (let du = start; du < start + HORIZON && found.length < most; du += length, length *= 4) {
    const window = { du, au: Math.min(du + length, start + HORIZON) - 1 };
    found.push(...occurrencesIn(ouverture, { window, from, most: most - found.length }));
  }
  return found;
}

/** The first instant, before the day ends, at which a time of the day is over: after it, other times are next. Null without any. */
export function nextEnd(ouverture: Ouverture, at: Date): Date | null {
  const from = civilTime(at);
  const today = numeroOf(dayOf(from));
  if (today === null || ouverture.fermeTemporairement) return null;
  const window = { du: today - 1, au: today };
  const ends = occurrencesIn(ouverture, { window, from, most: Number.POSITIVE_INFINITY }).map(endOf);
  const [first] = ends.sort();
  return first === undefined || first >= `${dayOf(from)}${FIN_DU_JOUR}`
    ? null
    : instantOf(dayOf(first), first.slice(11));
}

/** When a time is over, « 2026-11-15T18:00 »: at the end of its day when no end is known, the day after when it closes before it opens. */
export function endOf({ jour, ouvre, ferme }: Occurrence): string {
  if (ferme === undefined || ferme === ouvre) return `${jour}${FIN_DU_JOUR}`;
  const isNight = ouvre !== undefined && ferme < ouvre;
  return `${isNight ? textOf((numeroOf(jour) ?? 0) + 1) : jour}T${ferme}`;
}

const dayOf = (from: string): string => from.slice(0, 10);

/** The first day to look at: at an hour, what began the evening before may still go on. */
function firstDayOf(from: string): JourNumero | null {
  const day = numeroOf(dayOf(from));
  return day === null || from.length === 10 ? day : day - 1;
}

interface Asked {
  readonly window: Plage;
  readonly from: string;
  readonly most: number;
}

function occurrencesIn(ouverture: Ouverture, { window, from, most }: Asked): readonly Occurrence[] {
  const agenda = hoursByDay(ouverture, window);
  const result: Occurrence[] = [];
  for (const jour of [...agenda.keys()].sort((a, b) => a - b)) {
    if (result.length >= most) break;
    const text = textOf(jour);
    const hours = [...(agenda.get(jour)?.values() ?? [])].sort(byHour);
    const times: readonly Heures[] = hours.length === 0 ? [{}] : hours;
    // Civil times compare as texts.
    for (const heures of times) if (endOf({ jour: text, ...heures }) > from) result.push({ jour: text, ...heures });
  }
  return result.slice(0, most);
}

/** The hours of each day that is open; a day without hours has none known. Two periods may say the same hour: once is enough. */
export function hoursByDay(ouverture: Ouverture, window: Plage): Map<JourNumero, Map<string, Heures>> {
  const agenda = new Map<JourNumero, Map<string, Heures>>();
  const open = (jour: JourNumero, creneaux: readonly Creneau[]) => {
    const hours = agenda.get(jour) ?? new Map<string, Heures>();
    agenda.set(jour, hours);
    for (const { jours, ouvre, ferme } of creneaux) {
      if (ouvre === undefined && ferme === undefined) continue;
      if (jours !== undefined && !jours.some((nom) => JOURS.indexOf(nom) === rangDansSemaine(jour))) continue;
      hours.set(`${ouvre}-${ferme}`, { ...(ouvre !== undefined && { ouvre }), ...(ferme !== undefined && { ferme }) });
    }
  };
  const openAll = ({ du, au }: Plage, creneaux: readonly Creneau[]) => {
    for (let jour = du; jour <= au; jour++) open(jour, creneaux);
  };
  if (ouverture.periodes.length === 0 && ouverture.touteLAnnee) openAll(window, []);
  for (const periode of ouverture.periodes) {
    for (const plage of plagesOf(periode, window)) openAll(plage, periode.creneaux);
  }
  for (const jour of closedDays(ouverture.fermetures, window)) agenda.delete(jour);
  return agenda;
}

function byHour(a: Heures, b: Heures): number {
  const hourOf = ({ ouvre, ferme }: Heures) => `${ouvre ?? ferme ?? ''} ${ferme ?? ''}`;
  return hourOf(a) < hourOf(b) ? -1 : 1;
}
