import { listTachesEnCours } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { JOBS_KEY } from '../../api/jobs.ts';
import { paceOf } from './job.rules.ts';

/**
 * The jobs that run, wait or have just ended. The console asks by itself: a failure shows no error, nor the box of a
 * lost session. The call rests while the window is hidden.
 */
export const jobsQuery = queryOptions({
  queryKey: [...JOBS_KEY, 'en-cours'],
  queryFn: ({ signal }) => call(listTachesEnCours, {}, { unattended: true, signal }),
  refetchInterval: ({ state: { data, status } }) => paceOf(data?.actives, status === 'error'),
  refetchOnWindowFocus: true,
  retry: false,
  staleTime: 0,
});
