import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** The keys and pins of a saved tri. */
export async function triById(db: Db, id: number): Promise<{ cles: unknown; epingles: unknown } | undefined> {
  const { rows } = await sql<{
    cles: unknown;
    epingles: unknown;
  }>`SELECT cles, epingles FROM tris WHERE id = ${id}`.execute(db);
  return rows[0];
}
