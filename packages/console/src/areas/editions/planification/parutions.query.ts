import { generation } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { paceOf } from '../../../navigation/jobs/job.rules.ts';

/** The fields of each document in the history of a planification. */
const PARUTION = generation.row.pick({
  id: true,
  langue: true,
  etat: true,
  pages: true,
  objets: true,
  dureeMs: true,
  creeLe: true,
  message: true,
  envoisEchoues: true,
  entiteId: true,
});
export type Parution = z.output<typeof PARUTION>;

const SHOWN = 20;
const FIELDS = Object.keys(PARUTION.shape).join(',');

/** The last documents of a planification, the newest first, read again while one is being made. */
export function parutionsQuery(id: number) {
  const query = {
    itemsPerPage: SHOWN,
    filter: JSON.stringify({ planification: [id] }),
    sort: '-creeLe',
    fields: FIELDS,
  };
  return queryOptions({
    queryKey: [...resourceKey(generation.id), 'parutions', id],
    queryFn: async ({ signal }) => {
      const { items, total } = await call(generation.calls.list, { query }, { signal });
      return { total, items: items.map((row): Parution => PARUTION.parse(row)) };
    },
    refetchInterval: ({ state: { data, status } }) =>
      paceOf(data?.items.filter(({ etat }) => etat === 'en-cours').length, status === 'error'),
  });
}
