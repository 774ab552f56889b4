import { sql } from 'kysely';
import { visible } from '../../crud/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** The keys and pins of a saved tri that a reader sees. */
export async function triById(
  db: Db,
  id: number,
  scope: Scope,
): Promise<{ cles: unknown; epingles: unknown } | undefined> {
  const { rows } = await sql<{ cles: unknown; epingles: unknown }>`
    SELECT cles, epingles FROM tris
    WHERE id = ${id} AND supprime_le IS NULL AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})`.execute(
    db,
  );
  return rows[0];
}
