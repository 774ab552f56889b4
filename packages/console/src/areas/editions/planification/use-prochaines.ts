import { type Calendrier, civilDay, prochainesDates, type Validite } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { prochainesQuery } from '../editions.queries.ts';

interface Prochaines {
  readonly dates: readonly Date[];
  /** What is written is no schedule. */
  readonly isUnreadable: boolean;
}

const DELAY = 400;

/** The next times of a schedule: told here, but for a cron, which the server reads. */
export function useProchaines(calendrier: Calendrier | null, nombre: number, validite: Validite | null): Prochaines {
  const expression = calendrier?.genre === 'cron' ? calendrier.expression : '';
  const [settled] = useDebouncedValue(expression, DELAY);
  const { data } = useQuery(prochainesQuery(settled));
  if (calendrier === null) return { dates: [], isUnreadable: false };
  if (calendrier.genre !== 'cron')
    return { dates: prochainesDates(calendrier, { depuis: new Date(), nombre, validite }), isUnreadable: false };
  const dates = (data?.dates ?? []).map((date) => new Date(date)).filter((date) => isWithin(date, validite));
  return { dates: dates.slice(0, nombre), isUnreadable: data?.lisible === false && settled === expression };
}

function isWithin(date: Date, validite: Validite | null): boolean {
  const jour = civilDay(date);
  return jour >= (validite?.du ?? '') && jour <= (validite?.au ?? '9999');
}
