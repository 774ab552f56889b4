import type { PrioriteTache } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { JobDefinition } from './job.definition.ts';

/** The channel that workers listen to. */
export const CHANNEL = 'bridge_taches';

/** Wakes every worker once the transaction is committed. */
export async function wakeWorkers(db: Db): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, '')`.execute(db);
}

export interface NewJob<D> {
  readonly definition: Pick<JobDefinition<D>, 'type' | 'maxTentatives'>;
  readonly donnees: D;
  /** The name of what the job works on. */
  readonly cible: string;
  /** The record to open. */
  readonly lien?: { readonly ressource: string; readonly id: number | string };
  /** The entity, or null for the system's own work. */
  readonly entiteId: number | null;
  readonly demandePar: number | null;
  readonly priorite?: PrioriteTache;
  /** The key of the job: among jobs with the same key, one at most waits or runs. */
  readonly cle?: string;
  /** The earliest start; as soon as possible when absent. */
  readonly duLe?: Date;
}

/** Asks for a job in the caller's transaction. With a key, the job that waits or runs already is returned. */
export async function enqueue<D>(tx: Db, job: NewJob<D>, at: Date): Promise<{ id: number; nouvelle: boolean }> {
  for (;;) {
    const added = await insertJob(tx, job, at);
    if (added !== undefined) {
      await wakeWorkers(tx);
      return { id: added, nouvelle: true };
    }
    const active = await activeJob(tx, job.cle ?? null);
    // The job with the same key has just ended: the insertion is tried again.
    if (active !== undefined) return { id: active, nouvelle: false };
  }
}

/** How many rows one statement writes. */
const LOT = 500;

/** Asks for many jobs at once, without their numbers. */
export async function enqueueAll<D>(tx: Db, jobs: readonly NewJob<D>[], at: Date): Promise<void> {
  for (let from = 0; from < jobs.length; from += LOT) await insertJobs(tx, jobs.slice(from, from + LOT), at).execute();
  if (jobs.length > 0) await wakeWorkers(tx);
}

async function insertJob<D>(tx: Db, job: NewJob<D>, at: Date): Promise<number | undefined> {
  return (await insertJobs(tx, [job], at).executeTakeFirst())?.id;
}

function insertJobs<D>(tx: Db, jobs: readonly NewJob<D>[], at: Date) {
  return tx
    .insertInto('taches')
    .values(
      jobs.map((job) => ({
        type: job.definition.type,
        max_tentatives: job.definition.maxTentatives,
        cible: job.cible,
        cible_ressource: job.lien?.ressource ?? null,
        cible_id: job.lien === undefined ? null : String(job.lien.id),
        donnees: JSON.stringify(job.donnees),
        entite_id: job.entiteId,
        demande_par: job.demandePar,
        priorite: job.priorite ?? 2,
        cle: job.cle ?? null,
        ...(job.duLe === undefined ? {} : { du_le: job.duLe }),
        resultat: null,
        cree_le: at,
        modifie_le: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('cle').where(sql<boolean>`etat IN ('en_attente', 'en_cours')`).doNothing(),
    )
    .returning('id');
}

async function activeJob(tx: Db, cle: string | null): Promise<number | undefined> {
  const row = await tx
    .selectFrom('taches')
    .select('id')
    .where('cle', '=', cle)
    .where('etat', 'in', ['en_attente', 'en_cours'])
    .executeTakeFirst();
  return row?.id;
}
