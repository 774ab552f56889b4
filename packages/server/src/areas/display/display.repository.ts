import { GENRES_VUS } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** Of some media, those that show nothing: sounds, documents, tracks, fonts. */
export async function mediasSansImage(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM medias WHERE id = ANY(${[...ids]}::bigint[]) AND NOT genre = ANY(${[...GENRES_VUS]}::text[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** What a gabarit leaves open, as it was saved. */
export async function parametresDe(db: Db, gabarit: number): Promise<unknown> {
  const { rows } = await sql<{ parametres: unknown }>`
    SELECT parametres FROM gabarits_diaporama WHERE id = ${gabarit}`.execute(db);
  return rows[0]?.parametres ?? [];
}
