import { type Calendrier, type Fuseau, numeroOf, prochainesDates, type Validite } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { prochainesQuery } from '../editions.queries.ts';

export type Prochaines =
  | { readonly etat: 'waiting' }
  /** The typed calendar cannot be read. */
  | { readonly etat: 'unreadable' }
  | { readonly etat: 'failed'; readonly error: Error; readonly isFetching: boolean; readonly retry: () => void }
  | { readonly etat: 'known'; readonly dates: readonly Date[] };

const DELAY = 400;

/** The next dates of a calendar, within its days. The server reads cron expressions; the others are read here. */
export function useProchaines(
  calendrier: Calendrier | null,
  nombre: number,
  { validite, fuseau }: { readonly validite: Validite; readonly fuseau: Fuseau },
): Prochaines {
  const expression = calendrier?.genre === 'cron' ? calendrier.expression : null;
  const { du, au } = validite;
  const asked = useMemo(
    () =>
      expression === null ? null : { expression, fuseau, ...(isDay(du) ? { du } : {}), ...(isDay(au) ? { au } : {}) },
    [expression, fuseau, du, au],
  );
  const [settled] = useDebouncedValue(asked, DELAY);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(prochainesQuery(settled));
  if (calendrier === null) return { etat: 'unreadable' };
  if (calendrier.genre !== 'cron')
    return { etat: 'known', dates: prochainesDates(calendrier, { depuis: new Date(), nombre, validite, fuseau }) };
  // An answer to an earlier question does not hold for this one.
  if (settled !== asked) return { etat: 'waiting' };
  if (error) return { etat: 'failed', error, isFetching, retry: () => void refetch() };
  if (data === undefined || isPlaceholderData) return { etat: 'waiting' };
  if (!data.lisible) return { etat: 'unreadable' };
  return { etat: 'known', dates: data.dates.slice(0, nombre).map((date) => new Date(date)) };
}

/** Whether a text is a day: a day being typed is not one yet. */
const isDay = (jour: string | null): jour is string => jour !== null && numeroOf(jour) !== null;
