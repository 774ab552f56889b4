import { type AnyRecord, generation, runPlanification } from '@bridge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { agreesToSend } from './envoi.question.ts';

/** Whether a planification makes documents appear, and is one's own to run. */
export const isRunnable = ({ modifiable, actif }: AnyRecord): boolean => modifiable !== false && actif === true;

/**
 * Makes the documents of a planification now, conditions and sendings included, as at its hour. False for a person who
 * does not agree that documents leave.
 */
export async function execute(planification: AnyRecord): Promise<boolean> {
  if (!(await agreesToSend(planification))) return false;
  const { generations } = await call(runPlanification, { params: { id: planification.id } });
  const { length } = generations;
  showNotice(length > 1 ? `${length} documents se préparent` : 'Le document se prépare');
  return true;
}

/** Reads again all that a run changes. */
export function readAgain(queries: QueryClient): Promise<void> {
  wakeJobs(queries);
  return queries.invalidateQueries({ queryKey: resourceKey(generation.id) });
}
