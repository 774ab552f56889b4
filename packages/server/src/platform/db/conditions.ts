import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../auth/identity.ts';

/** The condition that keeps a query inside a scope: `entite = ANY(…)` on the column that names the entity. */
export function inScope(column: string, scope: Scope): RawBuilder<SqlBool> {
  return scope.kind === 'system' ? sql`true` : sql`${sql.ref(column)} = ANY(${[...scope.ids]}::bigint[])`;
}

/**
 * A condition on ids whose plan does not depend on their number: with the number in it, the database would plan anew
 * each time, which takes longer than the statement.
 */
export function anyOf(ids: RawBuilder<readonly unknown[]>) {
  return sql<never>`ANY(ARRAY(SELECT unnest(${ids})))`;
}

/** `%` and `_` typed by a person are letters, not wildcards. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether an array column holds a value. */
export function holds(column: string, value: string): RawBuilder<SqlBool> {
  return sql`${value} = ANY(${sql.ref(column)})`;
}
