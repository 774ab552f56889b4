import type { Tache } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { jobsQuery } from '../../navigation/jobs/jobs.query.ts';
import { useEndsTold } from './use-ends-told.ts';

const NONE: readonly Tache[] = [];

/** Follows the jobs while the shell is shown, and tells the person of their jobs that end. */
export function useJobs(): { readonly taches: readonly Tache[]; readonly actives: number; readonly known: boolean } {
  const { data } = useQuery(jobsQuery);
  useEndsTold(data?.items);
  return { taches: data?.items ?? NONE, actives: data?.actives ?? 0, known: data !== undefined };
}
