import type { Clock } from '../platform/clock.ts';
import type { JobDefinition, Resultat } from '../platform/jobs/job.definition.ts';
import { databaseClock, guardLease, takeNext } from '../platform/jobs/lease.repository.ts';
import { settle } from '../platform/jobs/settle.repository.ts';
import type { Db } from '../schema.ts';

interface Doing {
  readonly clock: Clock;
  /** The process dies once that many transactions of the job are committed. */
  readonly dieAfter?: number;
}

/** Runs the next job of a kind as a worker would; returns its result, or null when its process died. */
export async function doJob<D>(db: Db, job: JobDefinition<D>, { clock, dieAfter }: Doing): Promise<Resultat | null> {
  const taking = { types: [job.type], serveur: 'essai', lease: 60_000, clock: databaseClock };
  const lease = await takeNext(db, taking);
  if (lease === undefined) throw new Error(`no job of the kind ${job.type} waits`);
  const death = new AbortController();
  let transactions = 0;
  const context = {
    db,
    donnees: job.donnees.parse(lease.donnees),
    tache: lease.id,
    guard: async (tx: Db) => {
      transactions += 1;
      if (transactions === dieAfter) death.abort(new Error('the process died'));
      await guardLease(tx, lease);
    },
    progress: () => undefined,
    note: () => undefined,
    signal: death.signal,
    clock,
    // These jobs write nothing to the log.
    log: undefined as never,
  };
  try {
    const resultat = await job.run(context);
    // The process dies after its last write, before the end is noted.
    death.signal.throwIfAborted();
    await settle(db, lease, { settlement: { etat: 'reussie', resultat }, clock: databaseClock });
    return resultat;
  } catch (error) {
    if (!death.signal.aborted) throw error;
    // As the watch of another worker does after the end of the lease.
    await db
      .updateTable('taches')
      .set({ etat: 'en_attente', serveur: null, bail_jusqu_a: null })
      .where('id', '=', lease.id)
      .execute();
    return null;
  }
}
