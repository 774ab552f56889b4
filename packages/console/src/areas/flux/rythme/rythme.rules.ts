import { heuresDePassage } from '@bridge/contract';
import { instantAt, wallAt } from './paris.ts';

/** The schedule of a feed, as the form has it. */
export interface Rythme {
  readonly frequence: string;
  readonly heure: string;
  readonly plageHoraire: string;
  readonly cron: string;
  readonly actif: boolean;
  /** The source announces by itself that it has something new. */
  readonly annonce: boolean;
  /** Id of the feed, null until it is saved. The id gives the minute, so that hourly feeds do not start together. */
  readonly id: number | null;
}

const DAY = 86_400_000;
const MONDAY = 1;

interface Moment {
  readonly hour: number;
  readonly minute: number;
}

/** The time in « 04:30 »; undefined for a text that the server would refuse. */
export function readHeure(text: string): Moment | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hour === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
}

/** A time in words: « 4 h 30 », « 14 h ». */
export function writeHeure({ hour, minute }: Moment): string {
  return `${hour}\u00a0h${minute === 0 ? '' : `\u00a0${String(minute).padStart(2, '0')}`}`;
}

/** The times of a day when the feed is read, and whether only on Mondays; undefined for any other rule. */
function timesOf({
  frequence,
  heure,
  plageHoraire,
  id,
}: Rythme): { times: readonly Moment[]; mondays: boolean } | undefined {
  const at = readHeure(heure);
  const minute = (id ?? 0) % 60;
  const every = (step: number) => heuresDePassage(step, minute, plageHoraire).map((hour): Moment => ({ hour, minute }));
  switch (frequence) {
    case 'heure':
      return id === null ? undefined : { times: every(1), mondays: false };
    case 'six-heures':
      return id === null ? undefined : { times: every(6), mondays: false };
    case 'jour':
    case 'semaine':
      return at && { times: [at], mondays: frequence === 'semaine' };
    default:
      return undefined;
  }
}

/** The next times that the feed is read; none for a feed at rest, or whose dates only the server can tell. */
export function nextPassages(rythme: Rythme, now: Date, count: number): Date[] {
  const rule = rythme.actif && !rythme.annonce ? timesOf(rythme) : undefined;
  if (!rule) return [];
  const wall = wallAt(now);
  const midnight = wall.getTime() - (wall.getTime() % DAY);
  // So many weeks and a day hold as many Mondays, whatever day it is.
  const days = Array.from({ length: 7 * count + 1 }, (_, rank) => midnight + rank * DAY);
  return days
    .filter((day) => !rule.mondays || new Date(day).getUTCDay() === MONDAY)
    .flatMap((day) => rule.times.map(({ hour, minute }) => instantAt(new Date(day + (hour * 60 + minute) * 60_000))))
    .filter((passage) => passage > now)
    .slice(0, count);
}
