import type { PrioriteTache } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { JobDefinition } from './job.definition.ts';

/** Workers listen to this. */
export const CHANNEL = 'bridge_taches';

/** Tells every worker, once the transaction is committed, that there is something to see to. */
export async function wakeWorkers(db: Db): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, '')`.execute(db);
}

export interface NewJob<D> {
  readonly definition: Pick<JobDefinition<D>, 'type' | 'maxTentatives'>;
  readonly donnees: D;
  /** What it works on, in words. */
  readonly cible: string;
  /** What to open to see it. */
  readonly lien?: { readonly ressource: string; readonly id: number | string };
  /** Null for what is the system's own. */
  readonly entiteId: number | null;
  readonly demandePar: number | null;
  readonly priorite?: PrioriteTache;
  /** Of the jobs with the same key, one at most waits or runs. */
  readonly cle?: string;
  /** Not before; as soon as possible when absent. */
  readonly duLe?: Date;
}

/** Asks for a job, in the transaction of what makes it necessary. With a key, the one that waits or runs already is answered. */
export async function enqueue<D>(tx: Db, job: NewJob<D>, at: Date): Promise<{ id: number; nouvelle: boolean }> {
  for (;;) {
    const added = await insertJob(tx, job, at);
    if (added !== undefined) {
      await wakeWorkers(tx);
      return { id: added, nouvelle: true };
    }
    const active = await activeJob(tx, job.cle ?? null);
    // None: the one that was in the way has just ended.
    if (active !== undefined) return { id: active, nouvelle: false };
  }
}

/** As many as one statement writes. */
const LOT = 500;

/** The same for many at once, where nobody asks which they are. */
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
