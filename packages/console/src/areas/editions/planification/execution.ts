import { generation, runPlanification } from '@bridge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** Makes the documents of a planification now, conditions and sendings included, as at its hour. */
export async function execute(id: number): Promise<void> {
  const { generations } = await call(runPlanification, { params: { id } });
  const { length } = generations;
  showNotice(length > 1 ? `${length} documents se préparent` : 'Le document se prépare');
}

/** Reads again all that a run changes. */
export function readAgain(queries: QueryClient): Promise<void> {
  wakeJobs(queries);
  return queries.invalidateQueries({ queryKey: resourceKey(generation.id) });
}
