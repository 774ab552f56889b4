import { champ, mesuresChamp } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { mannerOf } from '../../api/follow.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { paceOf } from '../../navigation/jobs/job.rules.ts';

/** The fill rates of a field, asked again while a job measures them. */
export function mesuresQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey(champ.id), 'mesures', id] as const,
    queryFn: (context) => call(mesuresChamp, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data, status } }) => (data?.tache == null ? false : paceOf(1, status === 'error')),
    staleTime: 0,
  });
}
