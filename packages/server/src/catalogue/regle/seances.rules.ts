import { instantOf, numeroOf, textOf } from '@bridge/contract';
import type { Contexte } from './contexte.ts';
import type { ObjetIndexe } from './objet-indexe.ts';

/** Minutes of a day. */
const JOUR = 1_440;

type Seances = Pick<ObjetIndexe, 'seances' | 'indexeLe'>;

/** The day that an order by next date reads: that of the next time that is not over, else the last one, until it is past. See `nextDay`. */
export function prochainJourDe(objet: Seances & Pick<ObjetIndexe, 'prochaineDate'>, contexte: Contexte): string | null {
  const debuts = seancesToCome(objet, contexte).map(([debut]) => debut);
  if (debuts.length === 0) return objet.prochaineDate;
  return textOf((numeroOf(contexte.jour) ?? 0) + Math.floor(Math.min(...debuts) / JOUR));
}

/** The first end, before the day is over, of a time of an event: another one is next then. */
export const prochaineFinDe = (objet: Seances, contexte: Contexte): Date | null =>
  instantOfMinute(Math.min(...seancesToCome(objet, contexte).map(([, fin]) => fin)), contexte);

/** The instant of a minute of the day; null after the day. */
export function instantOfMinute(minute: number, { jour }: Contexte): Date | null {
  const two = (number: number) => String(number).padStart(2, '0');
  return minute < JOUR ? instantOf(jour, `${two(Math.floor(minute / 60))}:${two(minute % 60)}`) : null;
}

/** The times that are not over, in minutes from the midnight that the day begins with. */
function seancesToCome({ seances, indexeLe }: Seances, { jour, minute }: Contexte): ObjetIndexe['seances'] {
  const [depuis, today] = [numeroOf(indexeLe), numeroOf(jour)];
  if (depuis === null || today === null) return [];
  const midnight = (today - depuis) * JOUR;
  return seances.map(([debut, fin]) => [debut - midnight, fin - midnight] as const).filter(([, fin]) => fin > minute);
}
