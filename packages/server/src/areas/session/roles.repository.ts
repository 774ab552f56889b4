import type { Role } from '@bridge/contract';
import { sql } from 'kysely';

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
