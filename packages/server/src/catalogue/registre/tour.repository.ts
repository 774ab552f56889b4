import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

interface Tour {
  /** Those that an import changed; null: all. */
  readonly importation: number | null;
  readonly apres: number;
  readonly most: number;
}

/** The next objets whose lines are worked out, by number. */
export async function objetsApres(db: Db, { importation, apres, most }: Tour): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT ${importation === null ? sql`id FROM objets WHERE` : sql`objet_id AS id FROM importation_objets WHERE importation_id = ${importation} AND`}
      ${importation === null ? sql`id` : sql`objet_id`} > ${apres} ORDER BY 1 LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lines of objets that are no longer there at all. */
export async function forgetVanished(tx: Db): Promise<void> {
  await sql`DELETE FROM traductions WHERE ressource = 'objet' AND NOT EXISTS (SELECT FROM objets WHERE objets.id = traductions.sujet)`.execute(
    tx,
  );
}
