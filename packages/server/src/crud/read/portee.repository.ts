import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { columnOf, type Stored } from '../stored.ts';
import { type Condition, changeable } from './condition.repository.ts';

/** The scope of work done in the name of an entity: its branch, and what is shared with it. All, without an entity. */
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

/**
 * The records that people of an entity may act upon: those of its branch, and those opened to it. Sharing opens none.
 */
export async function actedUponBy(db: Db, stored: Stored, entiteId: number | null): Promise<Condition> {
  const scope = await scopeOfEntity(db, entiteId);
  if (scope.kind === 'system') return sql`true`;
  const own = changeable(stored, scope);
  const { openedTo } = stored.resource;
  if (openedTo === undefined) return own;
  return sql`(${own} OR ${sql.ref(columnOf(stored, openedTo))} && ${[...scope.above]}::bigint[])`;
}

/** The entities whose records may act upon one. */
export async function actingUpon(
  db: Db,
  { owner, openedTo }: { readonly owner: number | null; readonly openedTo: readonly number[] },
): Promise<number[]> {
  const { rows } = await entitesActing(sql`${owner}::bigint`, sql`${[...openedTo]}::bigint[]`).execute(db);
  return rows.map(({ id }) => id);
}

/** The same for a row beside it: `owner` and `openedTo` may be its columns. */
export const entitesActing = (owner: RawBuilder<unknown>, openedTo: RawBuilder<unknown>) => sql<{ id: number }>`
  WITH RECURSIVE dessus (id, parent_id) AS (
    SELECT e.id, e.parent_id FROM entites AS e WHERE e.id = ${owner}
    UNION SELECT e.id, e.parent_id FROM entites AS e JOIN dessus ON e.id = dessus.parent_id
  ), invitees (id) AS (
    SELECT e.id FROM entites AS e WHERE e.id = ANY(${openedTo})
    UNION SELECT e.id FROM entites AS e JOIN invitees ON e.parent_id = invitees.id
  )
  SELECT id FROM dessus UNION SELECT id FROM invitees`;
