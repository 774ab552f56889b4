import { generation, sendGenerationAgain } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** Sends a validated document again, or only the sendings that failed. */
export function useRenvoi() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, echecs }: { readonly id: number; readonly echecs: boolean }) =>
      call(sendGenerationAgain, { params: { id }, body: { echecs } }),
    onSuccess: ({ envois }) => showNotice(envoisEnMots(envois)),
    onSettled: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: resourceKey(generation.id) });
    },
  });
}

function envoisEnMots(envois: number): string {
  if (envois === 0) return 'Cette planification n’a rien à envoyer';
  return envois > 1 ? `${envois} envois partent` : 'L’envoi part';
}
