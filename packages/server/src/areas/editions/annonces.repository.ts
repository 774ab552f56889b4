import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';

/** Among some espaces, those that are not printed. */
export async function espacesNonImprimes(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('espaces')
    .select('id')
    .where('id', 'in', ids)
    .where('canal', '<>', 'print')
    .execute();
  return rows.map(({ id }) => id);
}

/** Among some annonces, those with nothing to print: neither the format sold nor that of a creation. */
export async function annoncesNonImprimables(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row<'annonces', 'id'>>`
    SELECT id FROM annonces WHERE id = ANY(${[...ids]}::bigint[]) AND NOT EXISTS (
      SELECT FROM formats_annonce AS imprime WHERE imprime.canal = 'print' AND (imprime.id = annonces.format
        OR annonces.creations @> jsonb_build_array(
          jsonb_build_object('format', jsonb_build_object('ref', 'formatAnnonce', 'id', imprime.id)))))`.execute(db);
  return rows.map(({ id }) => id);
}
