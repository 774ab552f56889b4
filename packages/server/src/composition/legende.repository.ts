import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** The keys of some words with those of the words of the same meaning, by word. */
export async function clesDesModalites(
  db: Db,
  ids: readonly number[],
): Promise<readonly { id: number; cle: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; cle: string }>`
    SELECT voulu.id, mot.cle FROM modalites AS voulu
    JOIN modalites AS mot ON coalesce(mot.equivaut, mot.id) = coalesce(voulu.equivaut, voulu.id)
    WHERE voulu.id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** Some criteria with those of the same meaning. */
export async function criteresPareils(
  db: Db,
  ids: readonly number[],
): Promise<readonly { id: number; pareil: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; pareil: number }>`
    SELECT voulu.id, meme.id AS pareil FROM criteres AS voulu
    JOIN criteres AS meme ON coalesce(meme.equivaut, meme.id) = coalesce(voulu.equivaut, voulu.id)
    WHERE voulu.id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

export async function codesDesChamps(db: Db, ids: readonly number[]): Promise<readonly { id: number; code: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('champs').select(['id', 'code']).where('id', 'in', ids).execute();
}
