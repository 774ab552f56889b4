import { type AnyRecord, blankOf, type Field, type ListedResource, type Resource } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import {
  columnOf,
  columnType,
  type ItemsTold,
  type Stored,
  type StoredField,
  type ToldOf,
  toRecord,
} from '../stored.ts';
import { type Condition, changeable, outOfOthersTrash, visible } from './condition.repository.ts';

/** Values by column, in the form that columns take. */
export type Values = Readonly<Record<string, unknown>>;

/** The value of a field for a reader; for a secret, only its presence. */
function selected(stored: StoredField, own: Condition, scope: Scope): RawBuilder<unknown> {
  const { name, field, column, perReader, items } = stored;
  if (perReader) return sql`${perReader(scope)} AS ${sql.ref(name)}`;
  const ref = sql.ref(column);
  const value = field.kind === 'secret' ? sql`jsonb_build_object('defini', ${ref} IS NOT NULL)` : ref;
  const others = field.ownOnly ? emptyOf(field) : items && itemsTold(ref, items, scope);
  const told = others ? sql`CASE WHEN ${own} THEN ${value} ELSE ${others} END` : value;
  return sql`${told} AS ${sql.ref(name)}`;
}

/** A list for other entities: without fields between colleagues, or items about records that they do not see. */
function itemsTold(list: RawBuilder<unknown>, { blank, seenBy }: ItemsTold, scope: Scope): RawBuilder<unknown> {
  const seen = seenBy
    ? sql`EXISTS (
        SELECT 1 FROM ${sql.table(seenBy.target.table)} AS cible
        WHERE cible.id = (item.valeur ->> ${seenBy.name})::bigint AND ${visible(seenBy.target, scope)})`
    : sql`true`;
  return sql`(
    SELECT coalesce(jsonb_agg(item.valeur || ${JSON.stringify(blank)}::jsonb ORDER BY item.rang), '[]'::jsonb)
    FROM jsonb_array_elements(${list}) WITH ORDINALITY AS item (valeur, rang) WHERE ${seen})`;
}

/** The empty value of a column. */
function emptyOf(field: Field): RawBuilder<unknown> {
  const type = columnType(field);
  // A number or a choice that has to be there reads as it starts.
  if (field.required && field.initial !== undefined && ['number', 'money', 'choice'].includes(field.kind))
    return sql`${field.initial}::${sql.raw(type)}`;
  switch (type) {
    case 'text':
      return field.kind === 'choice' ? sql`NULL` : sql`''`;
    case 'bigint[]':
      return sql`'{}'::bigint[]`;
    default: {
      const blank = field.kind === 'list' || field.kind === 'json' ? blankOf(field) : null;
      return blank === null ? sql`NULL` : sql`${JSON.stringify(blank)}::jsonb`;
    }
  }
}

/** What is read of rows: the columns that are asked for, as the reader is told them. */
export function selection(stored: Stored<ListedResource>, scope: Scope, names?: readonly string[], reader = scope) {
  const wanted = stored.columns.filter(({ name }) => names === undefined || names.includes(name));
  const own = changeable(stored, scope);
  const kept = stored.resource.kind === 'collection' ? [sql`version`, sql`coalesce(${own}, false) AS modifiable`] : [];
  return sql.join([sql`id`, ...kept, ...wanted.map((column) => selected(column, own, reader))]);
}

/** Rows by a condition of an area, which also decides who sees them. */
export async function rowsWhere<R extends ListedResource>(
  db: Db,
  stored: Stored<R>,
  scope: Scope,
  chosen: Condition,
  { order, most }: { readonly order: RawBuilder<unknown>; readonly most: number },
): Promise<ToldOf<R>[]> {
  const { rows } = await sql<Values>`
    SELECT ${selection(stored, scope)} FROM ${stored.source} WHERE ${chosen} ORDER BY ${order} LIMIT ${most}`.execute(
    db,
  );
  return rows.map((row) => toRecord<R>(row));
}

/** A record, thrown away or not, if the scope sees it; `reader`: another scope for its values. */
export async function recordById<R extends ListedResource>(
  db: Db,
  stored: Stored<R>,
  scope: Scope,
  id: number,
  reader = scope,
): Promise<ToldOf<R> | undefined> {
  const { rows } = await sql<Values>`
    SELECT ${selection(stored, scope, undefined, reader)} FROM ${stored.source}
    WHERE id = ${id} AND ${visible(stored, scope)} AND ${outOfOthersTrash(stored, scope)}`.execute(db);
  return rows[0] && toRecord<R>(rows[0]);
}

/** Locks a record until the transaction ends, if the reader may change it. */
export async function lockRecord(db: Db, stored: Stored, scope: Scope, id: number): Promise<AnyRecord | undefined> {
  const { rows } = await sql<Values>`
    SELECT ${selection(stored, scope)} FROM ${sql.table(stored.table)}
    WHERE id = ${id} AND ${changeable(stored, scope)} FOR NO KEY UPDATE`.execute(db);
  return rows[0] && toRecord<Resource>(rows[0]);
}

/** The given ids that a condition keeps. */
export async function idsWhere(db: Db, { table }: Stored, ids: readonly number[], where: Condition): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE id = ANY(${[...ids]}::bigint[]) AND ${where}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The given ids that the reader sees and that are not thrown away. */
export async function idsInUse(db: Db, ...asked: InUse): Promise<number[]> {
  const { rows } = await inUse(...asked).execute(db);
  return rows.map(({ id }) => id);
}

/** The same, locked until the transaction ends, so that nobody throws them away. */
export async function holdIdsInUse(db: Db, ...asked: InUse): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${inUse(...asked)} FOR SHARE`.execute(db);
  return rows.map(({ id }) => id);
}

type InUse = [stored: Stored, scope: Scope, ids: readonly number[], usableFor: string];

function inUse(...[stored, scope, ids, usableFor]: InUse) {
  const { usableIn } = stored.resource;
  const portee = usableIn === undefined ? undefined : sql.ref(columnOf(stored, usableIn));
  const usable = portee ? sql`(cardinality(${portee}) = 0 OR ${usableFor} = ANY(${portee}))` : sql`true`;
  return sql<{ id: number }>`
    SELECT id FROM ${sql.table(stored.table)}
    WHERE id = ANY(${[...ids]}::bigint[]) AND supprime_le IS NULL AND ${visible(stored, scope)} AND ${usable}
    ORDER BY id`;
}

/** Whether a record is another one, or below it in the tree of a column. */
export async function isBelow(db: Db, { table }: Stored, column: string, id: number, top: number): Promise<boolean> {
  const { rows } = await sql`
    WITH RECURSIVE lignee (id, au_dessus) AS (
      SELECT id, ${sql.ref(column)} FROM ${sql.table(table)} WHERE id = ${id}
      UNION SELECT suivant.id, suivant.${sql.ref(column)} FROM ${sql.table(table)} AS suivant
        JOIN lignee ON suivant.id = lignee.au_dessus
    )
    SELECT 1 FROM lignee WHERE id = ${top}`.execute(db);
  return rows.length > 0;
}

/** Locks a tree until the transaction ends: two changes at once could make a loop. */
export async function holdTree(db: Db, { table }: Stored): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${table}))`.execute(db);
}
