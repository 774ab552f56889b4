import { numeroOf, type Ouverture, textOf } from '@bridge/contract';
import { endOf, hoursByDay, nextOccurrences, occurrencesIn } from './occurrences.rules.ts';

/** Minutes of a day. */
const JOUR = 1_440;
/** How many days hours are computed for: the maintenance computes them again before they end. */
const DAYS = 9;

/** Opening and closing in minutes from the midnight of the day; the end is not included. Sorted and merged. */
export type CreneauMinutes = readonly [ouvre: number, ferme: number];

/** The hours of an objet from a day on. Hours without a start or an end are left out. */
export function creneauxFrom(ouverture: Ouverture, jour: string): readonly CreneauMinutes[] {
  const start = numeroOf(jour);
  const known = ouverture.periodes.some(({ creneaux }) => creneaux.length > 0);
  if (start === null || !known || ouverture.fermeTemporairement) return [];
  const found: CreneauMinutes[] = [];
  // Hours that started the evening before may still run.
  for (const [numero, hours] of hoursByDay(ouverture, { du: start - 1, au: start + DAYS })) {
    for (const { ouvre, ferme } of hours.values()) {
      if (ouvre === undefined || ferme === undefined) continue;
      const from = (numero - start) * JOUR + minutesOf(ouvre);
      const to = (numero - start) * JOUR + minutesOf(ferme);
      found.push([from, to > from ? to : to + JOUR]);
    }
  }
  return merged(found);
}

/**
 * The times of an objet from a day on, from the one under way to the first after those days, in minutes from the midnight of the day. They
 * are told one by one, whatever is unknown of their hours: a day without hours lasts from midnight to midnight.
 */
export function seancesFrom(ouverture: Ouverture, jour: string): readonly CreneauMinutes[] {
  const start = numeroOf(jour);
  if (start === null) return [];
  const then = nextOccurrences(ouverture, { jour: textOf(start + DAYS + 1) }, 1);
  return [...occurrencesIn(ouverture, { du: start - 1, au: start + DAYS }), ...then]
    .map((one) => [minutesFrom(start, `${one.jour}T${one.ouvre ?? '00:00'}`), minutesFrom(start, endOf(one))] as const)
    .filter(([, fin]) => fin > 0);
}

/** « 2026-11-15T09:30 » in minutes from the midnight of a day. */
const minutesFrom = (start: number, time: string): number =>
  ((numeroOf(time.slice(0, 10)) ?? start) - start) * JOUR + minutesOf(time.slice(11));

function minutesOf(heure: string): number {
  return Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3, 5));
}

function merged(creneaux: readonly CreneauMinutes[]): readonly CreneauMinutes[] {
  const result: CreneauMinutes[] = [];
  for (const [ouvre, ferme] of [...creneaux].sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last !== undefined && ouvre <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], ferme)];
    else result.push([ouvre, ferme]);
  }
  return result;
}
