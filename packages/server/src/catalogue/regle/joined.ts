import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A condition over the columns of objets. */
export type Sql = RawBuilder<SqlBool>;

export const TRUE: Sql = sql`true`;
export const FALSE: Sql = sql`false`;

/** Joins conditions; `none` is the result without any. */
export function joined(conditions: readonly Sql[], by: RawBuilder<unknown>, none: Sql): Sql {
  if (conditions.length === 0) return none;
  return sql`(${sql.join(conditions, by)})`;
}

export const any = (conditions: readonly Sql[]) => joined(conditions, sql` OR `, FALSE);
export const all = (conditions: readonly Sql[]) => joined(conditions, sql` AND `, TRUE);
