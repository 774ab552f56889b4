import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';
import { titleOf, visible } from './condition.repository.ts';
import type { Referrer } from './registry.ts';

/** Whether a row refers to a record through a field. */
function refersTo(referrer: Referrer, id: RawBuilder<number>): RawBuilder<SqlBool> {
  const ref = sql.ref(referrer.stored.column);
  switch (referrer.way.kind) {
    case 'one':
      return sql`${ref} = ${id}`;
    case 'many':
      return sql`${ref} @> ARRAY[${id}]`;
    case 'items':
    case 'document':
      return sql`jsonb_path_exists(${ref}, ${`${pathOf(referrer)} ? (@ == $id)`}::jsonpath, jsonb_build_object('id', ${id}))`;
  }
}

/** Where the numbers of what is referred to stand in a document. */
function pathOf({ way, to }: Referrer): string {
  return way.kind === 'items'
    ? `$[*].${JSON.stringify(way.field)}${way.many ? '[*]' : ''}`
    : `strict $.** ? (@.ref == ${JSON.stringify(to)}).id`;
}

export interface Use {
  /** What is referred to. */
  readonly cible: number;
  readonly id: number;
  readonly titre: string;
  readonly visible: boolean;
}

/** The records that refer to each of several through a field, as many as asked for, those that the reader sees first. */
export async function usesThrough(
  db: Db,
  referrer: Referrer,
  ids: readonly number[],
  scope: Scope,
  language: string,
  most: number,
): Promise<Use[]> {
  const { entry } = referrer;
  const { rows } = await sql<Use>`
    SELECT voulue.cible, lus.* FROM unnest(${[...ids]}::bigint[]) AS voulue (cible), LATERAL (
      SELECT id, ${titleOf(entry, language)} AS titre, coalesce((${visible(entry, scope)}), false) AS visible
      FROM ${sql.table(entry.table)}
      WHERE supprime_le IS NULL AND ${refersTo(referrer, sql`voulue.cible`)}
      ORDER BY visible DESC, id LIMIT ${most}
    ) AS lus
    ORDER BY voulue.cible, lus.visible DESC, lus.id`.execute(db);
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

/** The targets of a row among those asked for, as the table `cibles`; and the condition that finds such rows by an index. */
function targetsAmong(referrer: Referrer, ids: readonly number[]) {
  const ref = sql.ref(referrer.stored.column);
  const wanted = sql`${[...ids]}::bigint[]`;
  const among = (found: RawBuilder<unknown>) =>
    sql`LATERAL (SELECT DISTINCT cible FROM ${found} WHERE cible = ANY(${wanted})) AS cibles`;
  switch (referrer.way.kind) {
    case 'one':
      return { cibles: among(sql`(SELECT ${ref} AS cible) AS lues`), indexed: sql<SqlBool>`${ref} = ANY(${wanted})` };
    case 'many':
      return { cibles: among(sql`unnest(${ref}) AS lues (cible)`), indexed: sql<SqlBool>`${ref} && ${wanted}` };
    case 'items':
    case 'document': {
      const found = sql`jsonb_path_query(${ref}, ${pathOf(referrer)}::jsonpath) AS valeur`;
      // Documents have no index: they are of resources that people make one by one.
      const none = sql<SqlBool>`true`;
      return { cibles: among(sql`(SELECT (valeur #>> '{}')::bigint AS cible FROM ${found}) AS lues`), indexed: none };
    }
  }
}

/** The question of how many records of a scope refer to each of several through a field. */
export function usesOf(
  referrer: Referrer,
  ids: readonly number[],
  scope: Scope,
): RawBuilder<{ id: number; nombre: number }> {
  const { cibles, indexed } = targetsAmong(referrer, ids);
  return sql`
    SELECT cibles.cible AS id, count(*) AS nombre FROM ${sql.table(referrer.entry.table)}, ${cibles}
    WHERE supprime_le IS NULL AND (${visible(referrer.entry, scope)}) AND ${indexed} GROUP BY cibles.cible`;
}

/** The ids of all the records that refer to one through a field, thrown away or not. */
export async function referringIds(db: Db, referrer: Referrer, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(referrer.entry.table)} WHERE ${refersTo(referrer, sql`${id}::bigint`)} ORDER BY id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
