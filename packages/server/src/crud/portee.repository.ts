import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';

/** What an entity sees, for what is worked out in its name: its branch, and what others share with it. Everything, for none. */
export async function scopeOfEntity(db: Db, entiteId: number | null): Promise<Scope> {
  if (entiteId === null) return { kind: 'system', reason: 'what belongs to no entity sees every one' };
  const tree = (step: RawBuilder<SqlBool>) =>
    sql<{ id: number }>`
    WITH RECURSIVE lignee (id, parent_id) AS (
      SELECT id, parent_id FROM entites WHERE id = ${entiteId}
      UNION SELECT entites.id, entites.parent_id FROM entites JOIN lignee ON ${step}
    )
    SELECT id FROM lignee`.execute(db);
  const [below, above] = await Promise.all([
    tree(sql`entites.parent_id = lignee.id`),
    tree(sql`entites.id = lignee.parent_id`),
  ]);
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return { kind: 'entites', ids: ids(below.rows), above: ids(above.rows) };
}
