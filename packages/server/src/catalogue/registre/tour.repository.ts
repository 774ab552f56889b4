import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Moitie } from './registre.repository.ts';

interface Tour {
  /** The import whose changes are read, or null for all objets. */
  readonly importation: number | null;
  readonly moitie: Moitie;
  readonly apres: number;
  readonly most: number;
}

/** The next objets whose lines are worked out, by number. */
export async function objetsApres(db: Db, { importation, moitie, apres, most }: Tour): Promise<number[]> {
  const parmi =
    importation === null
      ? sql`SELECT id FROM objets`
      : sql`SELECT objet_id AS id FROM importation_objets WHERE importation_id = ${importation}`;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (${parmi}) AS parmi WHERE id > ${apres} AND id % 2 = ${moitie} ORDER BY id LIMIT ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Removes the lines of objets that no longer exist. */
export async function forgetVanished(tx: Db): Promise<void> {
  await sql`DELETE FROM traductions WHERE ressource = 'objet' AND NOT EXISTS (SELECT FROM objets WHERE objets.id = traductions.sujet)`.execute(
    tx,
  );
}
