import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { EACH_TIME } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Db } from '../../../schema.ts';

export interface ObjetDuSite {
  readonly id: number;
  readonly commune: string;
  readonly type: string;
  readonly modifieLe: Date;
}

type Condition = RawBuilder<SqlBool>;

/** Objets that one of the questions keeps, of a type that the site has a fiche for. */
function shown(among: readonly Condition[], types: readonly string[]): Condition {
  return sql`type_bridge = ANY(${[...types]}::text[]) AND (${sql.join(among, sql` OR `)})`;
}

export async function nombreDObjets(tx: Db, among: readonly Condition[], types: readonly string[]): Promise<number> {
  if (among.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`
    ${EACH_TIME} SELECT count(*) AS n FROM objets WHERE ${shown(among, types)}`.execute(tx);
  return rows[0]?.n ?? 0;
}

export async function objetsDuSite(
  tx: Db,
  among: readonly Condition[],
  types: readonly string[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ObjetDuSite[]> {
  if (among.length === 0) return [];
  const { rows } = await sql<ObjetDuSite>`
    ${EACH_TIME} SELECT id, commune, type_bridge AS type, coalesce(source_maj_le, modifie_le) AS "modifieLe" FROM objets
    WHERE ${shown(among, types)} ORDER BY id LIMIT ${limit} OFFSET ${offset}`.execute(tx);
  return rows;
}
