import { numeroOf, textOf } from '../dates/jour-civil.ts';

/** The default time zone, without a known screen. */
export const PARIS = 'Europe/Paris';

/** The instant of a civil day and hour in a time zone. An hour that clocks skip becomes the next one. */
export function instantIn(fuseau: string, jour: string, heure: string): Date {
  const wanted = Date.parse(`${jour}T${heure}:00Z`);
  const ahead = (at: number) => Date.parse(`${civilTimeIn(fuseau, new Date(at))}Z`) - at;
  // Asked twice, since the clocks may change in between.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}

/** The instants at which a civil day begins, and is over, where a screen is. */
export const debutDuJour = (fuseau: string, jour: string): Date => instantIn(fuseau, jour, '00:00');
export const finDuJour = (fuseau: string, jour: string): Date =>
  instantIn(fuseau, textOf((numeroOf(jour) ?? 0) + 1), '00:00');

/** « 2026-11-15T10:00:00 », where a screen is. */
export function civilTimeIn(fuseau: string, at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: fuseau, dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(' ', 'T');
}

export const civilDayIn = (fuseau: string, at: Date): string => civilTimeIn(fuseau, at).slice(0, 10);
