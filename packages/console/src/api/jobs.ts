import type { QueryClient } from '@tanstack/react-query';
import { resourceKey } from './resource-key.ts';

/** Where the answers about jobs, imports and what imports notice are kept: keys of theirs start with these. */
export const JOBS_KEY = resourceKey('tache');
export const IMPORTS_KEY = resourceKey('importation');
export const AVIS_KEY = ['avis'] as const;

/**
 * Tells the console that something long has just been launched, stopped or changed: the job centre of the top bar, the lists of
 * jobs and of imports ask again at once, and go on closely while it runs. Whoever calls what puts a job in the queue says so:
 *
 *     useMutation({ mutationFn: () => call(importer, …), onSuccess: () => wakeJobs(queries) })
 */
export function wakeJobs(queries: QueryClient): void {
  for (const queryKey of [JOBS_KEY, IMPORTS_KEY, AVIS_KEY]) void askAgain(queries, queryKey);
}

/** An answer on its way was asked for before: it would tell of a world without what was just launched. */
async function askAgain(queries: QueryClient, queryKey: readonly string[]): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
