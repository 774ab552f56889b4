import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';

/** The slides of some diaporamas that the reader's screens played, thrown away ones too. */
export async function sequencesOf(
  db: Db,
  ids: readonly number[],
): Promise<Row<'diaporamas', 'id' | 'nom' | 'sequence'>[]> {
  const { rows } = await sql<Row<'diaporamas', 'id' | 'nom' | 'sequence'>>`
    SELECT id, nom, sequence FROM diaporamas WHERE id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
