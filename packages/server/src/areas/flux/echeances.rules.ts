import { civilDay, instantOf } from '@bridge/contract';
import type { Times } from '../../platform/jobs/schedule.rules.ts';

const MOST = 100;
/** How many times of one day are tried before the others are skipped. */
const MOST_A_DAY = 50;

/** The first time of each day. */
export function daysOf(next: Times, from: Date, au: string): Date[] {
  const days: Date[] = [];
  for (let at = next(from); at !== null && civilDay(at) <= au && days.length < MOST; ) {
    days.push(at);
    at = onAnotherDay(next, at);
  }
  return days;
}

/** The next time on another day; one that waits for its hours may belong to the day before. */
function onAnotherDay(next: Times, after: Date): Date | null {
  const day = civilDay(after);
  let at = next(after);
  for (let steps = 0; at !== null && civilDay(at) === day; steps += 1)
    at = next(steps < MOST_A_DAY ? at : new Date(instantOf(day, '23:59').getTime() + 59_000));
  return at;
}
