import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** Whether a run is over: nobody will take it up, nor accept it. */
const OVER = sql`etat NOT IN ('collecte', 'application', 'suspect')`;

/** The rank of each run of a feed, the last first; and its rank among the runs that touched the catalogue. */
const RANKED = sql`
  SELECT importations.*, row_number() OVER (PARTITION BY systeme, flux_id ORDER BY id DESC) AS place, CASE WHEN NOT a_blanc AND etat IN ('terminee', 'annulee') THEN
    row_number() OVER (PARTITION BY systeme, flux_id, NOT a_blanc AND etat IN ('terminee', 'annulee') ORDER BY id DESC) END AS rang
  FROM importations`;

export interface Age {
  /** The count of last runs of each feed, of any kind, that keep their answers and their staging. */
  readonly answers: number;
  /** The count of last applied runs of each feed that keep the states before them. */
  readonly kept: number;
  readonly since: Date;
}

async function found(db: Db, condition: RawBuilder<unknown>, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (${RANKED}) AS passages WHERE ${OVER} AND ${condition} ORDER BY id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Runs whose answers are kept, and that enough other runs followed. */
export function runsWithOldAnswers(db: Db, { answers }: Age, most: number): Promise<number[]> {
  const kept = sql`EXISTS (SELECT 1 FROM importation_pages AS page WHERE page.importation_id = passages.id)`;
  return found(db, sql`place > ${answers} AND ${kept}`, most);
}

/** Runs too old to be undone, whose details are kept. A trial has its staging alone. */
export function runsToLighten(db: Db, { answers, kept, since }: Age, most: number): Promise<number[]> {
  const old = sql`CASE WHEN a_blanc THEN place > ${answers} ELSE coalesce(rang > ${kept}, true) AND debut_le < ${since} END`;
  return found(db, sql`details_effaces_le IS NULL AND ${old}`, most);
}

/**
 * Works on a run that is over, in a transaction that keeps it over: whoever takes it up again waits, and finds all of
 * the work done or none. Answers undefined, without working, for a run taken up meanwhile.
 */
export function whileOver<T>(db: Db, importation: number, work: (tx: Db) => Promise<T>): Promise<T | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`SELECT 1 FROM importations WHERE id = ${importation} AND ${OVER} FOR UPDATE`.execute(tx);
    return rows.length === 0 ? undefined : work(tx);
  });
}

/** Makes a run that is taken up again begin anew, since its staging is gone. */
export async function forgetWhereItWas(tx: Db, importation: number): Promise<void> {
  await sql`UPDATE importations SET reprise = NULL WHERE id = ${importation}`.execute(tx);
}

/** Deletes the states before a run, a lot at a time. Answers their count; fewer than the lot: all are gone. */
export async function forgetStates(db: Db, importation: number, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH vides AS (
      UPDATE importation_objets SET avant = NULL WHERE importation_id = ${importation} AND objet_id IN (
        SELECT objet_id FROM importation_objets WHERE importation_id = ${importation} AND avant IS NOT NULL LIMIT ${most})
      RETURNING 1
    )
    SELECT count(*) AS n FROM vides`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function forgetRejects(db: Db, importation: number): Promise<void> {
  await sql`DELETE FROM importation_rejets WHERE importation_id = ${importation}`.execute(db);
}

/** Deletes what a run said of objets of other systems, and what it replaced. */
export async function forgetSaid(db: Db, importation: number): Promise<void> {
  await sql`DELETE FROM importation_rattachements WHERE importation_id = ${importation}`.execute(db);
}

export async function forgetPages(db: Db, importation: number): Promise<void> {
  await sql`DELETE FROM importation_pages WHERE importation_id = ${importation}`.execute(db);
}

export async function noteLightened(db: Db, importation: number, at: Date): Promise<void> {
  await db.updateTable('importations').set({ details_effaces_le: at }).where('id', '=', importation).execute();
}

/**
 * Runs that began before a date, except the last of each feed. A run that another undid goes after that one; runs with
 * details wait.
 */
export function runsToRemove(db: Db, before: Date, kept: number, most: number): Promise<number[]> {
  const old = sql`debut_le < ${before} AND coalesce(rang > ${kept}, true) AND details_effaces_le IS NOT NULL`;
  return found(db, sql`${old} AND NOT ${isTakenBack('passages')}`, most);
}

const isTakenBack = (run: string) => sql`EXISTS (
  SELECT 1 FROM importations AS retour WHERE retour.annulation_de = ${sql.ref(`${run}.id`)})`;

/** Removes a run with all that depends on it, one at a time since that can be a lot. Answers whether it went. */
export async function removeRun(db: Db, importation: number): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM importations WHERE id = ${importation} AND ${OVER} AND NOT ${isTakenBack('importations')} RETURNING 1`.execute(
    db,
  );
  return rows.length > 0;
}
