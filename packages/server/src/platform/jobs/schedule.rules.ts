import { Cron } from 'croner';
import type { Row } from '../../schema.ts';

/*
 * When scheduled work is due. A cron of five fields is read in the time of Paris, unless another place is named:
 * - 03:00 is 03:00 on the clock of the wall, in summer and in winter;
 * - in spring, a time that the clock jumps over (02:30 on the last Sunday of March) comes at the jump, 03:00. A list of minutes in
 *   the missing hour (« 0,30 2 * * * ») has no such day;
 * - in autumn, a time that comes twice counts once, the first time; only « every hour » (hour field *) goes on through both;
 * - what was missed while the server was down comes once when it is back, however often it was missed;
 * - a changed cron starts anew: nothing is due for the old one;
 * - what has no next time waits for one that never comes: it stays known, so that it does not run again.
 */

const ZONE = 'Europe/Paris';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export function isCron(text: string): boolean {
  try {
    return nextTime(text, new Date(0)) !== null;
  } catch {
    return false;
  }
}

/** The first time after a moment, or null without one. Throws for a text that is no cron. */
export function nextTime(cron: string, moment: Date, zone: string = ZONE): Date | null {
  const pattern = new Cron(cron, { timezone: zone, mode: '5-part', paused: true });
  const everyHour = cron.trim().split(/\s+/)[1] === '*';
  let next = pattern.nextRun(moment);
  while (next && !everyHour && comesAgain(next, zone)) next = pattern.nextRun(next);
  return next;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(zone) ?? new Intl.DateTimeFormat('fr', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, known);
  return known;
}

/** Whether local clocks showed the same time an hour before. */
function comesAgain(moment: Date, zone: string): boolean {
  const wall = clockOf(zone);
  return wall.format(moment) === wall.format(moment.getTime() - HOUR);
}

export type Echeance = Row<'echeances', 'cron' | 'prochain_le' | 'dernier_le'>;

export interface Decision {
  readonly run: boolean;
  readonly prochain: Date;
}

/** The first time after a moment, or null without one. */
export type Times = (after: Date) => Date | null;

/** The due date of a programme without a next time: a moment that the database can store. */
export const NEVER = new Date('9999-12-31T00:00:00Z');

interface Calendar {
  readonly cron: string;
  readonly next: Times;
}

/** What to do about a due date now, or null for nothing. */
export function decide(known: Echeance, { cron, next }: Calendar, now: Date): Decision | null {
  if (known.cron !== cron) return { run: false, prochain: next(now) ?? NEVER };
  if (known.prochain_le <= now) return { run: true, prochain: next(now) ?? NEVER };
  // A date from a clock that was ahead would be waited for in vain. A run is not repeated after a clock went back.
  const { dernier_le: last } = known;
  const isRecent = last !== null && last > now && last.getTime() - now.getTime() < DAY;
  const sooner = next(isRecent ? last : now);
  return sooner && sooner < known.prochain_le ? { run: false, prochain: sooner } : null;
}
