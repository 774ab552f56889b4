import { civilDay, frenchDate } from '@bridge/contract';

const day = frenchDate({ day: 'numeric', month: 'short' });
const dayAndYear = frenchDate({ day: 'numeric', month: 'short', year: 'numeric' });
const clock = frenchDate({ hour: '2-digit', minute: '2-digit' });

const yearOf = (then: Date) => civilDay(then).slice(0, 4);

/** An hour as « 14 h 02 ». */
export function hourOf(then: Date): string {
  return clock.format(then);
}

/** A moment as « 14 nov. à 18 h 30 », with its year when that is another year. */
export function momentOf(then: Date, now: Date): string {
  const date = yearOf(then) === yearOf(now) ? day : dayAndYear;
  return `${date.format(then)} à ${hourOf(then)}`;
}

export function isSameDay(one: Date, other: Date): boolean {
  return civilDay(one) === civilDay(other);
}
