import type { Role } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** The role that the parameters lend to accounts entrusted with editions. */
const DELEGUE: Role = 'ROLE_EDITION_ADMIN';

/**
 * The roles of an account: its own, and the lent one when the parameters entrust it with editions. An account without a
 * role gets none.
 */
export function rolesOf(user: 'utilisateurs' | 'acteurs') {
  const roles = sql.ref(`${user}.roles`);
  return sql<Role[]>`CASE
    WHEN cardinality(${roles}) > 0 AND ${DELEGUE}::text <> ALL(${roles}) AND EXISTS (
      SELECT FROM parametres WHERE cle = 'user_admin_editions' AND valeur @> to_jsonb(${sql.ref(`${user}.id`)})
    ) THEN ${roles} || ${DELEGUE}::text ELSE ${roles} END`;
}

/** All roles of an account, and its own ones: a lent role is not its to give. */
export async function rolesOfAccount(
  db: Db,
  id: number,
): Promise<{ readonly held: readonly Role[]; readonly own: readonly Role[] }> {
  const found = await db
    .selectFrom('utilisateurs')
    .select(['roles as own', rolesOf('utilisateurs').as('held')])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? { held: [], own: [] };
}
