import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';
import { titleOf, visible } from './condition.repository.ts';
import type { Referrer } from './registry.ts';

/** Whether a row refers to a record through a field. */
function refersTo({ stored, inside, many }: Referrer, id: number): RawBuilder<SqlBool> {
  const ref = sql.ref(stored.column);
  if (inside !== null) {
    const path = `$[*].${JSON.stringify(inside)}${many ? '[*]' : ''} ? (@ == $id)`;
    return sql`jsonb_path_exists(${ref}, ${path}::jsonpath, ${JSON.stringify({ id })}::jsonb)`;
  }
  return many ? sql`${ref} @> ARRAY[${id}]::bigint[]` : sql`${ref} = ${id}`;
}

export interface Use {
  readonly id: number;
  readonly titre: string;
  readonly visible: boolean;
}

/** The records that refer to one through a field, those that the reader sees first. */
export async function usesThrough(
  db: Db,
  referrer: Referrer,
  id: number,
  scope: Scope,
  language: string,
  most: number,
): Promise<Use[]> {
  const { entry } = referrer;
  const { rows } = await sql<Use>`
    SELECT id, ${titleOf(entry, language)} AS titre, coalesce((${visible(entry, scope)}), false) AS visible
    FROM ${sql.table(entry.table)}
    WHERE supprime_le IS NULL AND ${refersTo(referrer, id)}
    ORDER BY visible DESC, id LIMIT ${most}`.execute(db);
  return rows;
}

const EVERYBODY = { kind: 'system', reason: 'what is used is used, whoever uses it' } as const;

/** How many records refer to each of several through a field, whoever sees them. */
export async function usesCounted(
  db: Db,
  referrer: Referrer,
  ids: readonly number[],
): Promise<{ id: number; nombre: number }[]> {
  return (await usesOf(referrer, ids, EVERYBODY).execute(db)).rows;
}

/** The question of how many records of a scope refer to each of several through a field. */
export function usesOf(
  { entry, stored, inside, many }: Referrer,
  ids: readonly number[],
  scope: Scope,
): RawBuilder<{ id: number; nombre: number }> {
  const ref = sql.ref(stored.column);
  const path = inside === null ? '' : `$[*].${JSON.stringify(inside)}${many ? '[*]' : ''}`;
  const target =
    inside !== null
      ? sql`, LATERAL (SELECT DISTINCT (valeur #>> '{}')::bigint AS cible FROM jsonb_path_query(${ref}, ${path}::jsonpath) AS valeur) AS cibles`
      : many
        ? sql`, LATERAL (SELECT DISTINCT unnest(${ref}) AS cible) AS cibles`
        : sql`, LATERAL (SELECT ${ref} AS cible) AS cibles`;
  return sql`
    SELECT cible AS id, count(*) AS nombre FROM ${sql.table(entry.table)} ${target}
    WHERE supprime_le IS NULL AND (${visible(entry, scope)}) AND cible = ANY(${[...ids]}::bigint[]) GROUP BY cible`;
}

/** The ids of all the records that refer to one through a field, thrown away or not. */
export async function referringIds(db: Db, referrer: Referrer, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(referrer.entry.table)} WHERE ${refersTo(referrer, id)} ORDER BY id`.execute(db);
  return rows.map((row) => row.id);
}
