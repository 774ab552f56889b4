import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';

type Named = Pick<Row<'correspondances'>, 'id' | 'nom'>;

/** The mappings with a line that fills a field. */
export async function mappingsTo(db: Db, code: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    SELECT id, nom FROM correspondances
    WHERE supprime_le IS NULL AND lignes @> jsonb_build_array(jsonb_build_object('cible', ${`champ:${code}`}::text))
    ORDER BY nom, id LIMIT 100`.execute(db);
  return rows;
}

/** The same with mappings in the trash, always in the same order. */
export async function everyMappingTo(tx: Db, code: string): Promise<number[]> {
  const { rows } = await sql<Row<'correspondances', 'id'>>`
    SELECT id FROM correspondances
    WHERE lignes @> jsonb_build_array(jsonb_build_object('cible', ${`champ:${code}`}::text)) ORDER BY id`.execute(tx);
  return rows.map(({ id }) => id);
}
