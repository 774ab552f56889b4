import { numeroOf, textOf } from './jour-civil.ts';

const PARTS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' });

/** The time in Paris at an instant, as sources without a time zone write it: « 2026-11-15T10:00:00 ». */
export function civilTime(at: Date): string {
  return PARTS.format(at).replace(' ', 'T');
}

/** The civil day in Paris at an instant. */
export function civilDay(at: Date): string {
  return civilTime(at).slice(0, 10);
}

const HOUR = 60 * 60_000;

/**
 * The instant of a civil day and time in Paris, « 09:30 ». An hour that a change of clocks skips becomes the next one;
 * of a repeated hour, the first counts.
 */
export function instantOf(jour: string, heure: string): Date {
  const asIfUtc =
    Date.parse(`${jour}T00:00:00Z`) + (Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3, 5))) * 60_000;
  // The offset of Paris, computed twice since clocks may change in between.
  const ahead = (at: number) => Date.parse(`${civilTime(new Date(at))}Z`) - at;
  const found = asIfUtc - ahead(asIfUtc - ahead(asIfUtc));
  // Clocks are put back at three: no later hour comes twice.
  const isFirst = heure >= '03:00' || ahead(found - HOUR) - ahead(found) !== HOUR;
  return new Date(isFirst ? found : found - HOUR);
}

/** The instant at which a civil day is over. */
export const finDuJourCivil = (jour: string): Date => instantOf(textOf((numeroOf(jour) ?? 0) + 1), '00:00');
