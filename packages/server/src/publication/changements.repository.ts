import { sql } from 'kysely';
import type { Db, Row } from '../schema.ts';
import type { Lus } from './lus.ts';

/** Notes what pages are made of and changed, in the transaction of the change: every server forgets those pages. */
export async function noteChanges(tx: Db, cles: readonly string[]): Promise<void> {
  if (cles.length === 0) return;
  await sql`INSERT INTO changements_publics (cles, le) VALUES (${[...new Set(cles)]}::text[], clock_timestamp())`.execute(
    tx,
  );
}

/** The tris that some of these profiles have a say in. */
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

/** Long enough for any transaction: numbers are given before changes are committed, so that a smaller one may come later. */
const RETARD = sql`interval '2 minutes'`;
/** Copies on disk that are older are swept away at start: what was withdrawn before concerns none. */
const AU_DEBUT = sql`interval '7 days'`;

export interface NotesLues {
  /** The clock of the database, which dates what is noted. */
  readonly at: Date;
  readonly notes: readonly Note[];
}

/** What was noted since a moment, or in the last while when no moment is known, without what was read: those that come late included. */
export async function changesSince(db: Db, depuis: Date | undefined, lus: Lus): Promise<NotesLues> {
  const since = depuis ? sql`${depuis}::timestamptz - ${RETARD}` : sql`now() - ${AU_DEBUT}`;
  const { rows } = await sql<{ at: Date; id: number | null; cles: string[]; le: Date }>`
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

/** What every server has read long ago. */
export async function forgetChanges(db: Db, avant: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM changements_publics WHERE le < ${avant}`.execute(db);
  return Number(numAffectedRows);
}
