import { getTache, isFinished, listTaches } from '@bridge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { JOBS_KEY } from '../../api/jobs.ts';
import { mannerOf } from '../../shell/jobs/follow.ts';
import { paceOf } from '../../shell/jobs/job.rules.ts';
import type { Filtre } from './taches.address.ts';

export const PER_PAGE = 50;

export function tachesQuery({ etat, type, q, page }: Filtre) {
  const query = { page, itemsPerPage: PER_PAGE, q, ...(etat ? { etat } : {}), ...(type ? { type } : {}) };
  return queryOptions({
    queryKey: [...JOBS_KEY, 'liste', query],
    queryFn: (context) => call(listTaches, { query }, mannerOf(context)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, status } }) =>
      paceOf(data?.items.filter(({ etat }) => !isFinished(etat)).length, status === 'error'),
    staleTime: 0,
  });
}

export function tacheQuery(id: number) {
  return queryOptions({
    queryKey: [...JOBS_KEY, 'une', id],
    queryFn: (context) => call(getTache, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data, status } }) => paceOf(data && isFinished(data.etat) ? 0 : 1, status === 'error'),
    staleTime: 0,
  });
}
