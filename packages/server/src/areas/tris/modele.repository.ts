import { LABELS_CONNUS, type MotsTrouves } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { containing } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

const MOST = 20;

/** The words of this instance for ready-made profiles: well-known labels, and the tag of members. */
export async function motsTrouves(db: Db, scope: Scope): Promise<MotsTrouves> {
  const seen = visible({ ownerColumn: 'entite_id', shared: true }, scope);
  const named = async (table: 'modalites' | 'tags', norme: string) => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM ${sql.table(table)}
      WHERE supprime_le IS NULL AND archive_le IS NULL AND (${seen})
        AND regexp_replace(sans_accent(libelle ->> 'fr'), '[^a-z0-9]+', ' ', 'g') LIKE ${containing(norme)}
      ORDER BY id LIMIT ${MOST}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const labels = await Promise.all(
    LABELS_CONNUS.map(async ({ libelle, normes }) => {
      const ids = (await Promise.all(normes.map((norme) => named('modalites', norme)))).flat();
      return { libelle, modalites: [...new Set(ids)].map((id) => ({ ref: 'modalite' as const, id })) };
    }),
  );
  const tags = await named('tags', 'adherent');
  return { labels, adherents: tags.map((id) => ({ ref: 'tag' as const, id })) };
}
