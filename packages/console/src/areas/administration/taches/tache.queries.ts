import { getTache, isFinished, listTaches } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { JOBS_KEY } from '../../../api/jobs.ts';
import type { Filtre } from './taches.address.ts';

/** While something runs, and otherwise. */
const PACE = { live: 2_000, calm: 15_000 } as const;
export const PER_PAGE = 50;

export function tachesQuery({ etat, type, q, page }: Filtre) {
  const query = { page, itemsPerPage: PER_PAGE, q, ...(etat ? { etat } : {}), ...(type ? { type } : {}) };
  return queryOptions({
    queryKey: [...JOBS_KEY, 'liste', query],
    queryFn: ({ signal }) => call(listTaches, { query }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((tache) => !isFinished(tache.etat)) ? PACE.live : PACE.calm,
    staleTime: 0,
  });
}

export function tacheQuery(id: number) {
  return queryOptions({
    queryKey: [...JOBS_KEY, 'une', id],
    queryFn: ({ signal }) => call(getTache, { params: { id } }, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data && isFinished(state.data.etat) ? PACE.calm : PACE.live),
    staleTime: 0,
  });
}
