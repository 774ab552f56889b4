import type { QueryClient } from '@tanstack/react-query';
import { resourceKey } from './resource-key.ts';

/** The key of all answers about jobs, imports and their notices: the keys of these answers start with it. */
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

/** A request already on its way would answer with the state before the launch: it is cancelled, then sent again. */
async function askAgain(queries: QueryClient, queryKey: readonly string[]): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
