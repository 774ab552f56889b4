import { sql } from 'kysely';
import type { Db, Schema } from '../../schema.ts';

const ANY_CONSTANT = 7_163_420_120;

/** Runs a work on one of several instances; false on the others. Its connection holds the lock. */
export async function inTurn(db: Db, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${ANY_CONSTANT}) AS taken`.execute(
      connection,
    );
    if (!rows[0]?.taken) return false;
    try {
      await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(${ANY_CONSTANT})`.execute(connection);
    }
    return true;
  });
}

export async function lastRuns(db: Db) {
  return db
    .selectFrom('entretiens')
    .select(['nom', 'dernier_le', 'duree_ms', 'resultat', 'erreur'])
    .orderBy('nom')
    .execute();
}

type Run = Omit<Schema['entretiens'], 'resultat'> & { readonly resultat: Record<string, number> };

export async function noteRun(db: Db, { resultat, ...run }: Run): Promise<void> {
  const values = { ...run, resultat: JSON.stringify(resultat) };
  const { nom, ...others } = values;
  await db
    .insertInto('entretiens')
    .values(values)
    .onConflict((conflict) => conflict.column('nom').doUpdateSet(others))
    .execute();
}
