import {
  type Creneau,
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

/** The next times that an event takes place, that day included; in order, at most so many. */
export function nextOccurrences(ouverture: Ouverture, from: string, most: number): readonly Occurrence[] {
  const start = numeroOf(from);
  if (start === null || ouverture.fermeTemporairement) return [];
  const found: Occurrence[] = [];
  let length = FIRST_LOOK;
  for (let du = start; du < start + HORIZON && found.length < most; du += length, length *= 4) {
    const window = { du, au: Math.min(du + length, start + HORIZON) - 1 };
    found.push(...occurrencesIn(ouverture, window, most - found.length));
  }
  return found;
}

function occurrencesIn(ouverture: Ouverture, window: Plage, most: number): readonly Occurrence[] {
  const agenda = hoursByDay(ouverture, window);
  const result: Occurrence[] = [];
  for (const jour of [...agenda.keys()].sort((a, b) => a - b)) {
    if (result.length >= most) break;
    const text = textOf(jour);
    const hours = [...(agenda.get(jour)?.values() ?? [])].sort(byHour);
    if (hours.length === 0) result.push({ jour: text });
    for (const heures of hours) result.push({ jour: text, ...heures });
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
