import { sql } from 'kysely';
import type { Db, Row } from '../schema.ts';
import type { Lus } from './lus.ts';

/** Notes changed keys in the transaction of the change: every server forgets the pages that have them. */
export async function noteChanges(tx: Db, cles: readonly string[]): Promise<void> {
  if (cles.length === 0) return;
  await sql`INSERT INTO changements_publics (cles, le) VALUES (${[...new Set(cles)]}::text[], clock_timestamp())`.execute(
    tx,
  );
}

/** The tris that use some of these profiles. */
export async function trisOrderedBy(tx: Db, profils: readonly number[]): Promise<number[]> {
  const { rows } = await sql<Row<'tris', 'id'>>`SELECT id FROM tris
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

/** How late a note may appear: longer than any transaction, since numbers are given before changes are committed. */
const RETARD = sql`interval '2 minutes'`;
/** The age of copies on disk that are removed at the start: older withdrawals concern no copy. */
const AU_DEBUT = sql`interval '7 days'`;

export interface NotesLues {
  /** The clock of the database, which dates the notes. */
  readonly at: Date;
  readonly notes: readonly Note[];
}

/** The notes since a moment, or of the last days when none is known, late ones included, without those already read. */
export async function changesSince(db: Db, depuis: Date | undefined, lus: Lus): Promise<NotesLues> {
  const since = depuis ? sql`${depuis}::timestamptz - ${RETARD}` : sql`now() - ${AU_DEBUT}`;
  const { rows } = await sql<Omit<Note, 'id'> & { readonly at: Date; readonly id: number | null }>`
    SELECT now() AS at, notes.id, cles, le FROM (VALUES (1)) AS lecture
    LEFT JOIN (
      SELECT * FROM changements_publics WHERE le > ${since} AND NOT id <@ ${String(lus)}::int8multirange
    ) AS notes ON true
    ORDER BY notes.id`.execute(db);
  return {
    at: rows[0]?.at ?? new Date(0),
    notes: rows.flatMap(({ id, cles, le }) => (id === null ? [] : [{ id, cles, le }])),
  };
}

/** Removes notes that every server has read long ago. */
export async function forgetChanges(db: Db, avant: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM changements_publics WHERE le < ${avant}`.execute(db);
  return Number(numAffectedRows);
}
