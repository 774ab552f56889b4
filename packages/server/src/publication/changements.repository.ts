import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Notes what pages are made of and changed, in the transaction of the change: every server forgets those pages. */
export async function noteChanges(tx: Db, cles: readonly string[]): Promise<void> {
  if (cles.length === 0) return;
  await sql`INSERT INTO changements_publics (cles, le) VALUES (${[...new Set(cles)]}::text[], clock_timestamp())`.execute(
    tx,
  );
}

/** The tris that some of these profiles have a say in. */
export async function trisOrderedBy(tx: Db, profils: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM tris
    WHERE jsonb_path_exists(cles, '$.** ? (@.ref == "scoring" && @.id == $profils[*])', jsonb_build_object('profils', ${JSON.stringify(profils)}::jsonb))`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export interface Note {
  readonly id: number;
  readonly cles: readonly string[];
  readonly le: Date;
}

/** Long enough for any transaction: numbers are given before changes are committed, so that a smaller one may come later. */
const RETARD = sql`interval '2 minutes'`;

/** What was noted since a moment, those that may have come late included. */
export async function changesSince(db: Db, depuis: Date): Promise<Note[]> {
  const { rows } = await sql<Note>`
    SELECT id, cles, le FROM changements_publics WHERE le > ${depuis}::timestamptz - ${RETARD} ORDER BY id`.execute(db);
  return rows;
}

/** The clock of the database, which dates what is noted. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ le: Date }>`SELECT now() AS le`.execute(db);
  return rows[0]?.le ?? new Date(0);
}

/** What every server has read long ago. */
export async function forgetChanges(db: Db, avant: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM changements_publics WHERE le < ${avant}`.execute(db);
  return Number(numAffectedRows);
}
