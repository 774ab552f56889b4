import { frenchDate } from '../../ui/french-date.ts';

const day = frenchDate({ day: 'numeric', month: 'short' });
const dayAndYear = frenchDate({ day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' });

/** « 14 h 02 ». */
export function hourOf(then: Date): string {
  return clock.format(then).replace(':', '\u00a0h\u00a0');
}

/** « 14 nov. à 18 h 30 »; with its year when it is another. */
export function momentOf(then: Date, now: Date): string {
  const date = then.getFullYear() === now.getFullYear() ? day : dayAndYear;
  return `${date.format(then)} à ${hourOf(then)}`;
}

export function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
