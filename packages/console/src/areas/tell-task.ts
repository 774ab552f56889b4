import type { QueryClient } from '@tanstack/react-query';
import { wakeJobs } from '../api/jobs.ts';
import { tachePath } from '../navigation/jobs/job-path.ts';
import { showDone } from '../resource/list/actions/undo.notice.tsx';

export interface Surroundings {
  readonly navigate: (path: string) => unknown;
  readonly queries: QueryClient;
}

/** Tells that a job other than an import was launched: the job centre follows it, its journal tells its end. */
export function tellTask(tache: number, message: string, { navigate, queries }: Surroundings): void {
  wakeJobs(queries);
  showDone(message, { label: 'Suivre la tâche', follow: () => void navigate(tachePath(tache)) });
}
