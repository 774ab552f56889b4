import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { titleOf, visible } from '../read/condition.repository.ts';
import type { Referrer } from '../registry.ts';

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

/** The path to the numbers of referred records in the value of a field. */
function pathOf({ way, to }: Referrer): string {
  switch (way.kind) {
    case 'one':
      return '$';
    case 'many':
      return '$[*]';
    case 'items':
      return `$[*].${JSON.stringify(way.field)}${way.many ? '[*]' : ''}`;
    case 'document':
      return `strict $.** ? (@.ref == ${JSON.stringify(to)}).id`;
  }
}

/**
 * The published versions of a row, now or later: the value of the field, as `valeur`. They still use records that the
 * row no longer names. Undefined when such rows are not published.
 */
function shownOf({ entry: { resource, table }, stored }: Referrer): RawBuilder<unknown> | undefined {
  return (
    resource.published &&
    sql`(SELECT contenu -> ${stored.name} AS valeur FROM publications_suivies
      WHERE ressource = ${resource.id} AND enregistrement = ${sql.ref(`${table}.id`)}) AS vues`
  );
}

/** Whether a published version of a row refers to a record. */
function showsOf(referrer: Referrer, id: RawBuilder<number>): RawBuilder<SqlBool> {
  const shown = shownOf(referrer);
  if (shown === undefined) return sql`false`;
  const path = sql`${`${pathOf(referrer)} ? (@ == $id)`}::jsonpath`;
  return sql`EXISTS (SELECT 1 FROM ${shown}
    WHERE jsonb_path_exists(vues.valeur, ${path}, jsonb_build_object('id', ${id})))`;
}

/** The records of a resource that published versions name through some fields, now or later. */
export async function shownTargets(db: Db, referrers: readonly Referrer[]): Promise<number[]> {
  const published = referrers.filter(({ entry }) => entry.resource.published !== undefined);
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT (cible #>> '{}')::bigint AS id
    FROM unnest(${published.map(({ entry }) => entry.resource.id)}::text[], ${published.map(({ stored }) => stored.name)}::text[],
      ${published.map(pathOf)}::text[]) AS voie (ressource, champ, chemin)
    JOIN publications_suivies USING (ressource), LATERAL jsonb_path_query(contenu -> champ, chemin::jsonpath) AS cible
    WHERE jsonb_typeof(cible) = 'number' ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Use {
  /** The position of the referring field. */
  readonly voie: number;
  /** The record referred to. */
  readonly cible: number;
  readonly id: number;
  readonly titre: string;
  readonly visible: boolean;
  /** Whether only a published version refers to it, and the row no longer does. */
  readonly horsBrouillon: boolean;
}

/** The records that refer to each of several, field by field: as many as asked, the visible ones first. */
export async function usesThrough(
  db: Db,
  referrers: readonly Referrer[],
  ids: readonly number[],
  { scope, language, most }: { readonly scope: Scope; readonly language: string; readonly most: number },
): Promise<Use[]> {
  if (referrers.length === 0) return [];
  const questions = referrers.map((referrer, voie) => {
    const { entry } = referrer;
    const [named, shown] = [refersTo(referrer, sql`voulue.cible`), showsOf(referrer, sql`voulue.cible`)];
    return sql`
      SELECT ${voie}::int AS voie, voulue.cible, lus.* FROM unnest(${[...ids]}::bigint[]) AS voulue (cible), LATERAL (
        SELECT id, ${titleOf(entry, language)} AS titre, coalesce((${visible(entry, scope)}), false) AS visible,
          (${named}) IS NOT TRUE AS "horsBrouillon"
        FROM ${sql.table(entry.table)}
        WHERE supprime_le IS NULL AND (${named} OR ${shown})
        ORDER BY visible DESC, id LIMIT ${most}
      ) AS lus`;
  });
  const { rows } = await sql<Use>`${together(questions)} ORDER BY voie, cible, visible DESC, id`.execute(db);
  return rows;
}

/** One query instead of many, each a trip to the database. */
const together = (questions: readonly RawBuilder<unknown>[]) => sql.join(questions, sql` UNION ALL `);

const EVERYBODY = { kind: 'system', reason: 'what is used is used, whoever uses it' } as const;

/** How many records of any entity refer to each of several through some fields. */
export async function usesCounted(
  db: Db,
  referrers: readonly Referrer[],
  ids: readonly number[],
): Promise<{ id: number; nombre: number }[]> {
  if (referrers.length === 0) return [];
  const questions = referrers.map((referrer) => usesOf(referrer, ids, EVERYBODY));
  const { rows } = await sql<{ id: number; nombre: number }>`
    SELECT id, sum(nombre)::bigint AS nombre FROM (${together(questions)}) AS par_champ GROUP BY id`.execute(db);
  return rows;
}

/** The targets of a row among those asked for, as `cibles`, and the condition by which an index finds rows. */
function targetsAmong(referrer: Referrer, ids: readonly number[]) {
  const ref = sql.ref(referrer.stored.column);
  const wanted = sql`${[...ids]}::bigint[]`;
  const shown = shownOf(referrer);
  // Documents and published versions have no index: people make their records one by one.
  const none = sql<SqlBool>`true`;
  const among = (found: RawBuilder<unknown>, indexed: RawBuilder<SqlBool>) => {
    const all = shown === undefined ? sql`(${found})` : sql`(${found} UNION ALL ${numbersIn(shown)})`;
    return {
      cibles: sql`LATERAL (SELECT DISTINCT cible FROM ${all} AS lues WHERE cible = ANY(${wanted})) AS cibles`,
      indexed: shown === undefined ? indexed : none,
    };
  };
  const numbersIn = (values: RawBuilder<unknown>) => sql`
    SELECT (nombre #>> '{}')::bigint AS cible FROM ${values}, jsonb_path_query(valeur, ${pathOf(referrer)}::jsonpath) AS nombre
    WHERE jsonb_typeof(nombre) = 'number'`;
  switch (referrer.way.kind) {
    case 'one':
      return among(sql`SELECT ${ref} AS cible`, sql`${ref} = ANY(${wanted})`);
    case 'many':
      return among(sql`SELECT unnest(${ref}) AS cible`, sql`${ref} && ${wanted}`);
    case 'items':
    case 'document':
      return among(numbersIn(sql`(SELECT ${ref} AS valeur) AS tenue`), none);
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

/** The ids of all records that refer to one through a field, thrown away or not. */
export async function referringIds(db: Db, referrer: Referrer, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(referrer.entry.table)} WHERE ${refersTo(referrer, sql`${id}::bigint`)} ORDER BY id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
