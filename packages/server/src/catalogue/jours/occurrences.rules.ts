import {
  type Creneau,
  civilDay,
  civilTime,
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

export type Heures = Pick<Occurrence, 'ouvre' | 'ferme'>;

/** Where times are looked for from: a civil day, all of whose times count, or an instant, at which some are over. */
type Depuis = { readonly jour: string } | { readonly at: Date };

/** The next times that an event takes place; in order, at most so many. */
export function nextOccurrences(ouverture: Ouverture, depuis: Depuis, most: number): readonly Occurrence[] {
  const now = 'at' in depuis ? civilTime(depuis.at) : null;
  const day = numeroOf('at' in depuis ? civilDay(depuis.at) : depuis.jour);
  if (day === null) return [];
  // What began the evening before may still go on.
  const start = now === null ? day : day - 1;
  const found: Occurrence[] = [];
  let length = FIRST_LOOK;
  for (let du = start; du < start + HORIZON && found.length < most; du += length, length *= 4) {
    for (const one of occurrencesIn(ouverture, { du, au: Math.min(du + length, start + HORIZON) - 1 })) {
      if (found.length >= most) break;
      // Civil times compare as texts.
      if (now === null || endOf(one) > now) found.push(one);
    }
  }
  return found;
}

/** The times that an event takes place on some days, in order. */
export function* occurrencesIn(ouverture: Ouverture, window: Plage): Generator<Occurrence> {
  if (ouverture.fermeTemporairement) return;
  const agenda = hoursByDay(ouverture, window);
  for (const numero of [...agenda.keys()].sort((a, b) => a - b)) {
    const jour = textOf(numero);
    const hours = [...(agenda.get(numero)?.values() ?? [])].sort(byHour);
    if (hours.length === 0) yield { jour };
    for (const heures of hours) yield { jour, ...heures };
  }
}

/** When a time is over, « 2026-11-15T18:00 »: at the end of its day when no end is known, the day after when it closes before it opens. */
export function endOf({ jour, ouvre, ferme }: Occurrence): string {
  if (ferme === undefined || ferme === ouvre) return `${jour}T24:00`;
  const isNight = ouvre !== undefined && ferme < ouvre;
  return `${isNight ? textOf((numeroOf(jour) ?? 0) + 1) : jour}T${ferme}`;
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
