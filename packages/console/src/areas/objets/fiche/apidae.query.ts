import { ecritureApidae, ecrituresDObjet, type ModeDEcriture, proposeEcriture } from '@bridge/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonsOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** The key is below that of the writes into Apidae, so that it is read again whenever one changes. */
export function ecrituresQuery(id: number, textes: string) {
  return queryOptions({
    queryKey: [...resourceKey(ecritureApidae.id), 'objet', id, textes] as const,
    queryFn: ({ signal }) => call(ecrituresDObjet, { params: { id } }, { signal }),
  });
}

interface Demande {
  readonly config: number;
  readonly mode: ModeDEcriture;
}

/** Proposes the corrections of an objet to Apidae. */
export function useProposer(id: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Demande) => call(proposeEcriture, { params: { id }, body }, { words: reasonsOf }),
    onSuccess: ({ etat, nouvelle }) => {
      onDone();
      showNotice(saidOf(etat, nouvelle));
    },
    onSettled: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: resourceKey(ecritureApidae.id) });
    },
  });
}

function saidOf(etat: string, nouvelle: boolean): string {
  if (!nouvelle) return 'La même proposition est déjà en route';
  return etat === 'a-approuver' ? 'La proposition attend une approbation' : 'La correction part vers Apidae';
}
