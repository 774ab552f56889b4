import type { Role } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { rolesOf } from '../roles.repository.ts';

/** The active accounts of the person's entities, a number of them by name, with their roles and entities. */
export async function comptesActifs(db: Db, scope: Scope, most: number) {
  const rows = await db
    .selectFrom('utilisateurs')
    .select([
      'utilisateurs.id',
      sql<string>`coalesce(nullif(trim(firstname || ' ' || lastname), ''), username)`.as('nom'),
      rolesOf('utilisateurs').as('roles'),
      sql<string[]>`(
        SELECT coalesce(array_agg(entites.nom ORDER BY entites.nom), '{}') FROM entites
        WHERE entites.id = ANY(utilisateurs.entite_id || utilisateurs.entites_supplementaires)
      )`.as('entites'),
    ])
    .where('statut', '=', 'actif')
    .where('archive_le', 'is', null)
    .where('supprime_le', 'is', null)
    .$if(scope.kind === 'entites', (query) =>
      query.where('entite_id', 'in', scope.kind === 'entites' ? [...scope.ids, 0] : [0]),
    )
    .orderBy('nom')
    .orderBy('utilisateurs.id')
    .limit(most)
    .execute();
  return rows satisfies readonly { readonly roles: Role[] }[];
}
