import { champ, mesuresChamp } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { mannerOf } from '../../api/follow.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { paceOf } from '../../shell/jobs/job.rules.ts';

/** How often a field is filled, asked again while a task measures it. */
export function mesuresQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey(champ.id), 'mesures', id] as const,
    queryFn: (context) => call(mesuresChamp, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data, status } }) => (data?.tache == null ? false : paceOf(1, status === 'error')),
    staleTime: 0,
  });
}
