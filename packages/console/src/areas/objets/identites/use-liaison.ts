import { type EndpointAnswer, linkIdentites, objet, type Systeme } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import type { Couple } from './identites.rules.ts';

/** The list to link, told with its result, which does not hold for another list. */
export interface Liaison {
  readonly couples: readonly Couple[];
  readonly ancienSysteme: Systeme;
  readonly nouveauSysteme: Systeme;
}

export type Resultat = EndpointAnswer<typeof linkIdentites>;

/** Tries the list when `dryRun`, else links it. */
export function useLiaison(dryRun: boolean, onDone?: (resultat: Resultat, liaison: Liaison) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ couples, ancienSysteme, nouveauSysteme }: Liaison) => {
      const body = {
        ancienSysteme,
        nouveauSysteme,
        couples: couples.map(({ ancien, nouveau }): [string, string] => [ancien, nouveau]),
        dryRun,
      };
      return call(linkIdentites, { body });
    },
    onSuccess: (resultat, liaison) => {
      if (resultat.tache !== null) wakeJobs(queries);
      else if (!dryRun) void refreshResource(queries, objet.id);
      onDone?.(resultat, liaison);
    },
  });
}
