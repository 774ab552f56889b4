import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** Notes a file before any of it is in the store, or when its row is removed. */
export async function putInSuspens(db: Db, fichier: string, at: Date): Promise<void> {
  await sql`INSERT INTO medias_en_suspens (fichier, depuis) VALUES (${fichier}, ${at})`.execute(db);
}

/** Ends the note: the file has its row, or nothing in the store. */
export async function endSuspens(db: Db, fichier: string): Promise<void> {
  await sql`DELETE FROM medias_en_suspens WHERE fichier = ${fichier}`.execute(db);
}

/** Files that have been on their way since before a date. */
export async function enSuspens(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ fichier: string }>`
    SELECT fichier FROM medias_en_suspens WHERE depuis < ${before} ORDER BY depuis LIMIT ${most}`.execute(db);
  return rows.map(({ fichier }) => fichier);
}
