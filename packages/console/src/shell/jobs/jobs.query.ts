import { listTachesEnCours } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { JOBS_KEY } from '../../api/jobs.ts';
import { paceOf } from './job.rules.ts';

/**
 * What runs, waits or has just ended. Nobody asked for this call: it never shows an error, nor a box that speaks of a lost
 * session. It rests while the window is hidden.
 */
export const jobsQuery = queryOptions({
  queryKey: [...JOBS_KEY, 'en-cours'],
  queryFn: ({ signal }) => call(listTachesEnCours, {}, { unattended: true, signal }),
  refetchInterval: ({ state: { data, status } }) => paceOf(data?.actives, status === 'error'),
  refetchOnWindowFocus: true,
  retry: false,
  staleTime: 0,
});
