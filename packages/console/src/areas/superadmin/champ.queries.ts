import { champ, mesuresChamp } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../resource/resource-key.ts';
import { mannerOf } from '../../shell/jobs/follow.ts';
import { PACE } from '../../shell/jobs/job.rules.ts';

/** How often a field is filled, asked again while a task measures it. */
export function mesuresQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey(champ.id), 'mesures', id] as const,
    queryFn: (context) => call(mesuresChamp, { params: { id } }, mannerOf(context)),
    refetchInterval: ({ state: { data } }) => (data?.tache == null ? false : PACE.busy),
    staleTime: 0,
  });
}
