import type { Role } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** What the parameters lend to who is entrusted with editions. */
const DELEGUE: Role = 'ROLE_EDITION_ADMIN';

/**
 * The roles that an account has: its own and, where the parameters entrust it with editions, the one of who administers them. An account
 * that was given no role yet gets none.
 */
export function rolesOf(user: 'utilisateurs' | 'acteurs') {
  const roles = sql.ref(`${user}.roles`);
  return sql<Role[]>`CASE
    WHEN cardinality(${roles}) > 0 AND ${DELEGUE}::text <> ALL(${roles}) AND EXISTS (
      SELECT FROM parametres WHERE cle = 'user_admin_editions' AND valeur @> to_jsonb(${sql.ref(`${user}.id`)})
    ) THEN ${roles} || ${DELEGUE}::text ELSE ${roles} END`;
}

/** The roles that some account has, and those of its own: what is lent to it is not for it to give. */
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
