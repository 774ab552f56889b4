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

/** Lines that fill a field fill it under its new code. Whoever has such a mapping open is told that it changed. */
export async function renameTarget(tx: Db, avant: string, apres: string, at: Date): Promise<void> {
  await sql`
    UPDATE correspondances SET version = version + 1, modifie_le = ${at}, lignes = (
      SELECT jsonb_agg(CASE WHEN ligne ->> 'cible' = ${`champ:${avant}`}
        THEN ligne || jsonb_build_object('cible', ${`champ:${apres}`}::text) ELSE ligne END ORDER BY rang)
      FROM jsonb_array_elements(lignes) WITH ORDINALITY AS lues (ligne, rang))
    WHERE lignes @> jsonb_build_array(jsonb_build_object('cible', ${`champ:${avant}`}::text))`.execute(tx);
}
