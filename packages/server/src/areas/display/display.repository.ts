import { GENRES_VUS } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';

/** Among some media, those without a picture: sounds, documents, tracks, fonts. */
export async function mediasSansImage(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('medias')
    .select('id')
    .where('id', 'in', ids)
    .where('genre', 'not in', GENRES_VUS)
    .execute();
  return rows.map(({ id }) => id);
}

/** Among some media, those that are typefaces. */
export async function policesParmi(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('medias')
    .select('id')
    .where('id', 'in', ids)
    .where('genre', '=', 'police')
    .execute();
  return rows.map(({ id }) => id);
}

/** The open parameters of a gabarit. */
export async function parametresDe(db: Db, gabarit: number): Promise<Row<'gabarits_diaporama'>['parametres']> {
  const found = await db
    .selectFrom('gabarits_diaporama')
    .select('parametres')
    .where('id', '=', gabarit)
    .executeTakeFirst();
  return found?.parametres ?? [];
}

/** How many screens play a diaporama, now or at some time. */
export async function ecransQuiPassent(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ecrans
    WHERE supprime_le IS NULL AND archive_le IS NULL
      AND (diaporama = ${id} OR horaire @> ${JSON.stringify([{ diaporama: { ref: 'diaporama', id } }])}::jsonb)`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
