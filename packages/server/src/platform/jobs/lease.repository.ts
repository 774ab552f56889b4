import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { JobLost } from './job.errors.ts';

/*
 * Locks: a transaction of a job holds its row FOR KEY SHARE (`guardLease`). Heartbeats and progress change no key and
 * go on beside it; taking the job away needs FOR UPDATE, and waits. So a worker let in by its guard has committed or
 * rolled back before the next one starts.
 */

/** The clock of the database, one for all instances. Tests bring one that jumps. */
export type SqlClock = RawBuilder<Date>;
export const databaseClock: SqlClock = sql`clock_timestamp()`;

export const after = (clock: SqlClock, milliseconds: number): RawBuilder<Date> =>
  sql`(${clock} + make_interval(secs => ${milliseconds / 1_000}))`;

/** The lease of a job. */
export interface Lease {
  readonly id: number;
  readonly jeton: number;
  readonly serveur: string;
}

export interface LeasedJob extends Lease {
  readonly type: string;
  readonly donnees: unknown;
  readonly tentatives: number;
  readonly maxTentatives: number;
  readonly reports: number;
}

interface Taking {
  readonly types: readonly string[];
  readonly serveur: string;
  readonly lease: number;
  readonly clock: SqlClock;
}

/** Takes the most urgent due job, the oldest first; undefined without one. */
export async function takeNext(db: Db, { types, serveur, lease, clock }: Taking): Promise<LeasedJob | undefined> {
  const row = await db
    .updateTable('taches')
    .set({
      etat: 'en_cours',
      jeton: sql`jeton + 1`,
      tentatives: sql`tentatives + 1`,
      serveur,
      bail_jusqu_a: after(clock, lease),
      debut_le: clock,
      modifie_le: clock,
      etape: '',
      message: '',
    })
    .where('id', '=', (waiting) =>
      waiting
        .selectFrom('taches as prochaine')
        .select('prochaine.id')
        .where('prochaine.etat', '=', 'en_attente')
        .where('prochaine.du_le', '<=', clock)
        .where(sql<SqlBool>`prochaine.type = ANY(${[...types]}::text[])`)
        .orderBy('prochaine.priorite')
        .orderBy('prochaine.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'jeton', 'type', 'donnees', 'tentatives', 'max_tentatives as maxTentatives', 'reports'])
    .executeTakeFirst();
  return row && { ...row, serveur };
}

/** The condition that a lease is still in force. */
const isHeld = ({ id, jeton, serveur }: Lease): RawBuilder<SqlBool> =>
  sql`taches.id = ${id} AND taches.jeton = ${jeton} AND taches.serveur = ${serveur} AND taches.etat = 'en_cours'`;

/** Holds the job for the transaction, or throws JobLost. */
export async function guardLease(tx: Db, lease: Lease): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM taches WHERE ${isHeld(lease)} FOR KEY SHARE`.execute(tx);
  if (rows.length === 0) throw new JobLost();
}

/** Renews the lease, and tells what became of the job meanwhile. */
export async function renewLease(
  db: Db,
  lease: Lease,
  { length, clock }: { readonly length: number; readonly clock: SqlClock },
): Promise<'held' | 'cancelled' | 'lost'> {
  const row = await db
    .updateTable('taches')
    .set({ bail_jusqu_a: after(clock, length) })
    .where(isHeld(lease))
    .returning('annulation_demandee')
    .executeTakeFirst();
  if (row === undefined) return 'lost';
  return row.annulation_demandee ? 'cancelled' : 'held';
}

export { isHeld };
