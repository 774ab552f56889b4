import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** The most rows of a table. */
const MOST = 5_000;

/** The public tags that a person may put in a filter. */
export async function tagsOfferts(
  db: Db,
  scope: Scope,
  langue: string,
): Promise<readonly { readonly id: number; readonly libelle: string }[]> {
  const { rows } = await sql<{ id: number; libelle: string }>`
    SELECT id, en_langue(libelle, ${langue}) AS libelle FROM tags
    WHERE publique AND supprime_le IS NULL AND archive_le IS NULL
      AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})
    ORDER BY id LIMIT ${MOST}`.execute(db);
  return rows;
}
