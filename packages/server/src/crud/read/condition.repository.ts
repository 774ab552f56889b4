import {
  ETATS,
  type Etat,
  type Filter,
  type FilterOf,
  filterKey,
  type ListedResource,
  type Range,
  type Rows,
} from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { containing } from '../../platform/db/conditions.ts';
import { columnOf, type Stored, type StoredField } from '../stored.ts';

export type Condition = RawBuilder<SqlBool>;

const TRUE = sql<SqlBool>`true`;

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? TRUE : sql`${sql.join(conditions, sql` AND `)}`;
}

function any(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` OR `)})`;
}

/** The condition of rows that a person sees: of their entities, and shared with them. */
export function visible(stored: Owned, scope: Scope): Condition {
  if (scope.kind === 'system') return TRUE;
  const seen = seenBy(stored, scope);
  return scope.within === undefined ? seen : all([seen, visible(stored, scope.within)]);
}

type OfEntities = Extract<Scope, { readonly kind: 'entites' }>;
type Owned = Pick<Stored, 'ownerColumn' | 'shared'>;

function seenBy({ ownerColumn, shared }: Owned, scope: OfEntities): Condition {
  const own: Condition = sql`${sql.ref(ownerColumn)} = ANY(${[...scope.ids]}::bigint[])`;
  return shared ? any([own, sharedWith(ownerColumn, scope)]) : own;
}

function sharedWith(ownerColumn: string, { above }: OfEntities): Condition {
  const owner = sql.ref(ownerColumn);
  return any([
    sql`partage = 'toutes'`,
    sql`partage = 'filles' AND (${owner} IS NULL OR ${owner} = ANY(${[...above]}::bigint[]))`,
  ]);
}

/**
 * The conditions of the rows that a person sees, in parts without a row in common: their own, and those that others share. An index finds each
 * part; one condition for both would read the whole table for an entity that has little of it.
 */
export function visibleInParts(stored: Owned, scope: Scope): readonly Condition[] {
  if (scope.kind === 'system') return [TRUE];
  const { ownerColumn, shared } = stored;
  const owner = sql.ref(ownerColumn);
  const [only, ...others] = scope.ids;
  // Of one entity, its index gives the rows in their order too.
  const own: Condition =
    only !== undefined && others.length === 0
      ? sql`${owner} = ${only}`
      : sql`${owner} = ANY(${[...scope.ids]}::bigint[])`;
  const parts = shared
    ? [own, all([sql`partage <> 'prive'`, sql`(${own}) IS NOT TRUE`, sharedWith(ownerColumn, scope)])]
    : [own];
  const { within } = scope;
  return within === undefined ? parts : parts.map((part) => all([part, visible(stored, within)]));
}

/** The condition of rows that a person changes: of their entities only. */
export function changeable({ ownerColumn }: Pick<Stored, 'ownerColumn'>, scope: Scope): Condition {
  return scope.kind === 'system' ? TRUE : sql`${sql.ref(ownerColumn)} = ANY(${[...scope.ids]}::bigint[])`;
}

/** A thrown away record is in the trash of its own entity: others who saw it do not see it any more. */
export function outOfOthersTrash(
  { ownerColumn, shared }: Pick<Stored, 'ownerColumn' | 'shared'>,
  scope: Scope,
): Condition {
  return shared ? any([sql`supprime_le IS NULL`, changeable({ ownerColumn }, scope)]) : TRUE;
}

export function inState(etat: Etat): Condition {
  switch (etat) {
    case 'actif':
      return sql`supprime_le IS NULL AND archive_le IS NULL`;
    case 'archive':
      return sql`supprime_le IS NULL AND archive_le IS NOT NULL`;
    case 'corbeille':
      return sql`supprime_le IS NOT NULL`;
  }
}

/** How many words are looked for: each costs something on each row, and more of them narrow nothing. */
const MOST_WORDS = 8;

/** Rows that hold every word in a searchable field, whatever the accents; a number also finds its record. */
export function matching(stored: Stored<ListedResource>, scope: Scope, q: string): Condition {
  if (q === '') return TRUE;
  const words = [...new Set(q.split(/\s+/))].slice(0, MOST_WORDS);
  const patterns = words.map((word) => sql`sans_accent(${containing(word)})`);
  const found =
    stored.searchColumn === null
      ? allIn(searchableTexts(stored, scope), patterns)
      : each(sql.ref(stored.searchColumn), patterns);
  const number = /^#?(\d{1,15})$/.exec(q)?.[1];
  return number === undefined ? found : any([found, sql`id = ${Number(number)}`]);
}

/** Of a text that is put together for each row: once, whatever the number of patterns. */
const allIn = (text: RawBuilder<unknown>, patterns: readonly RawBuilder<unknown>[]): Condition =>
  sql`${text} LIKE ALL (ARRAY[${sql.join(patterns)}])`;

/** Of a kept text, whose index answers one pattern at a time. */
const each = (text: RawBuilder<unknown>, patterns: readonly RawBuilder<unknown>[]): Condition =>
  all(patterns.map((pattern): Condition => sql`${text} LIKE ${pattern}`));

function searchableTexts(stored: Stored<ListedResource>, scope: Scope): RawBuilder<unknown> {
  const texts = stored.columns
    .filter(({ field, perReader }) => field.searchable && !perReader)
    .map((item) => {
      const text = searchableText(item);
      return item.field.ownOnly ? sql`CASE WHEN ${changeable(stored, scope)} THEN ${text} END` : text;
    });
  return sql`sans_accent(concat_ws(' ', ${sql.join(texts)}))`;
}

function searchableText({ field, column }: StoredField): RawBuilder<unknown> {
  const ref = sql.ref(column);
  // The values of a document are searched, without its keys.
  if (field.kind === 'translated' || field.kind === 'list')
    return sql`(SELECT string_agg(valeur #>> '{}', ' ') FROM jsonb_path_query(${ref}, 'strict $.**') AS valeur
      WHERE jsonb_typeof(valeur) = 'string')`;
  return field.kind === 'choices' ? sql`array_to_string(${ref}, ' ')` : sql`${ref}`;
}

/** The condition of a filter, field by field. */
export function filtered(stored: Stored<ListedResource>, scope: Scope, { id, ...filter }: FilterOf<Rows>): Condition {
  // Read-only lines are neither archived nor thrown away: « etat » is an ordinary field there.
  const rows = stored.resource.kind === 'collection' ? 'kept' : 'read';
  const kept = rows === 'kept' ? [inState(ETATS.find((one) => one === filter.etat) ?? 'actif')] : [];
  const chosen = stored.columns.flatMap((item) => {
    const wanted = filter[filterKey(item.name, rows)];
    if (wanted === undefined || typeof wanted === 'string') return [];
    return [filteredBy(item, wanted), ...(item.field.ownOnly ? [changeable(stored, scope)] : [])];
  });
  const ids = Array.isArray(id) ? [sql<SqlBool>`id = ANY(${id}::bigint[])`] : [];
  return all([...kept, ...ids, ...chosen]);
}

function filteredBy({ field, column, equivalents }: StoredField, wanted: Filter[string]): Condition {
  const ref = sql.ref(column);
  if (typeof wanted === 'boolean') return sql`${ref} = ${wanted}`;
  if (!isList(wanted)) return within(field.kind, ref, wanted);
  const values = wanted.filter((value) => value !== null);
  const absent = wanted.includes(null);
  const ids = equivalents ? withEquivalents(equivalents, values) : sql`${values}::bigint[]`;
  switch (field.kind) {
    case 'reference':
      return any([sql`${ref} = ANY(${ids})`, ...(absent ? [sql<SqlBool>`${ref} IS NULL`] : [])]);
    case 'references':
      return any([sql`${ref} && ${ids}`, ...(absent ? [sql<SqlBool>`cardinality(${ref}) = 0`] : [])]);
    case 'choices':
      return any([sql`${ref} && ${values}::text[]`, ...(absent ? [sql<SqlBool>`cardinality(${ref}) = 0`] : [])]);
    case 'translated':
      return any(values.map((language): Condition => sql`coalesce(${ref} ->> ${String(language)}, '') = ''`));
    default:
      return any([sql`${ref} = ANY(${values}::text[])`, ...(absent ? [sql<SqlBool>`${ref} IS NULL`] : [])]);
  }
}

/** The given records, with those of the same meaning. */
function withEquivalents({ table, column }: NonNullable<StoredField['equivalents']>, ids: readonly unknown[]) {
  const [from, ref] = [sql.table(table), sql.ref(column)];
  return sql`ARRAY(SELECT id FROM ${from} WHERE coalesce(${ref}, id) IN (
    SELECT coalesce(${ref}, id) FROM ${from} WHERE id = ANY(${[...ids]}::bigint[])))`;
}

function within(kind: string, ref: RawBuilder<unknown>, { min, max }: Range): Condition {
  // Days are those of Paris, both included; the instant itself is compared, so that its index serves.
  const from = (day: unknown, plus: number) =>
    sql`(${day}::date + ${plus}::integer)::timestamp AT TIME ZONE 'Europe/Paris'`;
  if (kind === 'datetime')
    return all([
      ...(min === undefined ? [] : [sql<SqlBool>`${ref} >= ${from(min, 0)}`]),
      ...(max === undefined ? [] : [sql<SqlBool>`${ref} < ${from(max, 1)}`]),
    ]);
  return all([
    ...(min === undefined ? [] : [sql<SqlBool>`${ref} >= ${min}`]),
    ...(max === undefined ? [] : [sql<SqlBool>`${ref} <= ${max}`]),
  ]);
}

function isList(wanted: Filter[string]): wanted is readonly (string | number | null)[] {
  return Array.isArray(wanted);
}

/** The title of a record in a language. */
export function titleOf(stored: Stored<ListedResource>, language: string): RawBuilder<string> {
  const { resource } = stored;
  const ref = sql.ref(columnOf(stored, resource.title));
  return resource.fields[resource.title]?.kind === 'translated' ? sql`en_langue(${ref}, ${language})` : sql`${ref}`;
}
