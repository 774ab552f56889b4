import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** The table of effects of test jobs, without any unique key, so that a repeated effect is seen. */
export async function createEffects(db: Db): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS effets (tache bigint NOT NULL, pas integer NOT NULL, par text NOT NULL)`.execute(
    db,
  );
}

export async function addEffect(db: Db, tache: number, pas: number, par = ''): Promise<void> {
  await sql`INSERT INTO effets (tache, pas, par) VALUES (${tache}, ${pas}, ${par})`.execute(db);
}

export async function effectsOf(db: Db, tache: number): Promise<{ pas: number; par: string }[]> {
  const query: RawBuilder<{ pas: number; par: string }> = sql`
    SELECT pas, par FROM effets WHERE tache = ${tache} ORDER BY pas
  `;
  return (await query.execute(db)).rows;
}
