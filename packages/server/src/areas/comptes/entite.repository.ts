import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { containing, inScope } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';

export async function namesOfEntites(db: Db, scope: Scope, q: string): Promise<Row<'entites', 'id' | 'nom'>[]> {
  return db
    .selectFrom('entites')
    .select(['id', 'nom'])
    .where(inScope('id', scope))
    .where('supprime_le', 'is', null)
    .where('nom', 'ilike', containing(q))
    .orderBy('nom')
    .limit(1_000)
    .execute();
}

/** All the entities in scope, with how many people belong to each. */
export async function treeOfEntites(db: Db, scope: Scope) {
  return db
    .selectFrom('entites')
    .select([
      'id',
      'nom',
      'code',
      'type',
      'parent_id as parent',
      sql<boolean>`archive_le IS NOT NULL`.as('archivee'),
      sql<number>`(SELECT count(*) FROM utilisateurs
        WHERE utilisateurs.entite_id = entites.id AND utilisateurs.supprime_le IS NULL)`.as('utilisateurs'),
    ])
    .where(inScope('id', scope))
    .where('supprime_le', 'is', null)
    .orderBy('nom')
    .limit(5_000)
    .execute();
}
