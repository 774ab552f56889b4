import { GENRES_VUS } from '@bridge/contract';
import type { Db, Row } from '../../schema.ts';

/** Of some media, those that show nothing: sounds, documents, tracks, fonts. */
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

/** What a gabarit leaves open. */
export async function parametresDe(db: Db, gabarit: number): Promise<Row<'gabarits_diaporama'>['parametres']> {
  const found = await db
    .selectFrom('gabarits_diaporama')
    .select('parametres')
    .where('id', '=', gabarit)
    .executeTakeFirst();
  return found?.parametres ?? [];
}
