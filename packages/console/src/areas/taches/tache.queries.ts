import { isFinished, tache } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { mannerOf } from '../../api/follow.ts';
import { JOBS_KEY } from '../../api/jobs.ts';
import { paceOf } from '../../navigation/jobs/job.rules.ts';

export function tacheQuery(id: number) {
  return queryOptions({
    queryKey: [...JOBS_KEY, 'une', id],
    queryFn: (context) => call(tache.calls.get, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data, status } }) => paceOf(data && isFinished(data.etat) ? 0 : 1, status === 'error'),
    staleTime: 0,
  });
}
