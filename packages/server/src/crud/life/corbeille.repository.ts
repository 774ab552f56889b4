import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Stored } from '../stored.ts';

/** The records thrown away before a date, oldest first. */
export async function trashBefore(db: Db, { table }: Stored, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE supprime_le < ${before} ORDER BY supprime_le LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes a record for good, unless somebody restored it meanwhile. */
export async function purgeRecord(db: Db, { table }: Stored, id: number, before: Date): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE id = ${id} AND supprime_le < ${before} RETURNING id`.execute(db);
  return rows.length > 0;
}
