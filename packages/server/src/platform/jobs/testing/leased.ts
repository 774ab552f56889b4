import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { JobContext, JobDefinition, Resultat } from '../job.definition.ts';
import { after, databaseClock, guardLease, type Lease } from '../lease.repository.ts';
import { settle } from '../settle.repository.ts';

/** Takes a job from any worker, as one does that thinks the other dead. */
export async function takeOver(db: Db, id: number, serveur = 'essai'): Promise<Lease> {
  const { jeton } = await db
    .updateTable('taches')
    .set({
      etat: 'en_cours',
      jeton: sql`jeton + 1`,
      serveur,
      bail_jusqu_a: after(databaseClock, 600_000),
      fin_le: null,
    })
    .where('id', '=', id)
    .returning('jeton')
    .executeTakeFirstOrThrow();
  return { id, jeton, serveur };
}

/** Runs a job that was taken, with its guard, and returns its end; a failure is final. */
export async function runLeased<D>(
  definition: JobDefinition<D>,
  lease: Lease,
  context: Pick<JobContext<D>, 'db' | 'donnees' | 'clock' | 'log'>,
): Promise<Resultat> {
  const { db } = context;
  const end = (settlement: Parameters<typeof settle>[2]['settlement']) =>
    settle(db, lease, { settlement, clock: databaseClock });
  try {
    const resultat = await definition.run({
      ...context,
      tache: lease.id,
      guard: (tx) => guardLease(tx, lease),
      progress: () => undefined,
      note: () => undefined,
      signal: new AbortController().signal,
    });
    await end({ etat: 'reussie', resultat });
    return resultat;
  } catch (error) {
    await end({ etat: 'echouee', message: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
