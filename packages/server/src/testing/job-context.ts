import type { JobContext } from '../platform/jobs/job.definition.ts';
import { createLog } from '../platform/log.ts';
import type { Db } from '../schema.ts';

interface Around {
  readonly db: Db;
  readonly now: () => Date;
}

/** The context of a job as the worker gives it, in a lease that nobody takes. */
export function jobContext<D>(
  { db, now }: Around,
  donnees: D,
  changes: Partial<Omit<JobContext<D>, 'donnees'>> = {},
): JobContext<D> {
  return {
    db,
    donnees,
    tache: 1,
    guard: async (tx) => {
      if (!tx.isTransaction) throw new Error('a guard outside of a transaction keeps nothing');
    },
    progress: () => undefined,
    note: () => undefined,
    signal: new AbortController().signal,
    clock: { now },
    log: createLog('silent'),
    ...changes,
  };
}
