import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

export type TagsParObjet = Map<number, readonly Readonly<Record<string, string>>[]>;

/** The tags of some objets that visitors may see, by the name of each in every language. */
export async function tagsDesObjets(db: Db, ids: readonly number[]): Promise<TagsParObjet> {
  const { rows } = await sql<{ id: number; libelles: Record<string, string>[] }>`
    SELECT objets.id, jsonb_agg(tags.libelle ORDER BY en_langue(tags.libelle, 'fr'), tags.id) AS libelles
    FROM objets JOIN tags ON tags.id = ANY(objets.tags)
    WHERE objets.id = ANY(${[...ids]}::bigint[]) AND tags.publique AND tags.supprime_le IS NULL AND tags.archive_le IS NULL
    GROUP BY objets.id`.execute(db);
  return new Map(rows.map(({ id, libelles }) => [id, libelles]));
}
