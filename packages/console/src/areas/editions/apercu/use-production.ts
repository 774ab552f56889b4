import { generateEdition, generation } from '@bridge/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { paceOf } from '../../../navigation/jobs/job.rules.ts';

const SHOWN = 6;

function recentQuery(modele: number) {
  const query = { itemsPerPage: SHOWN, filter: JSON.stringify({ modele: [modele] }), sort: '-creeLe' };
  return {
    queryKey: [...resourceKey(generation.id), 'recents', modele],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(generation.calls.list, { query }, { signal }),
  };
}

/** The last documents of a saved model, the newest first; null until they are read. */
export function useDocuments(modele: number | null) {
  const { data } = useQuery({
    ...recentQuery(modele ?? 0),
    enabled: modele !== null,
    refetchInterval: ({ state }) =>
      paceOf(state.data?.items.filter(({ etat }) => etat === 'en-cours').length, state.status === 'error'),
  });
  return data?.items.map((row) => generation.row.partial().required({ id: true }).parse(row)) ?? null;
}

/** Makes the documents of a saved model, one for each language. */
export function useProduction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (modele: number) => call(generateEdition, { params: { id: modele }, body: {} }),
    onSuccess: ({ generations: { length } }) =>
      showNotice(length > 1 ? `${length} documents se préparent` : 'Le document se prépare'),
    onSettled: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: resourceKey(generation.id) });
    },
  });
}
