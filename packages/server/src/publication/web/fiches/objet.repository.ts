import type { Point } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { distanceFrom } from '../../../catalogue/regle/expression.repository.ts';
import { EACH_TIME, publishedWhere } from '../../../catalogue/selection/evaluation.repository.ts';
import { visible as seen } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';

export interface ObjetConnu {
  readonly id: number;
  readonly type: string;
  readonly commune: string;
  readonly point: Point | null;
  readonly proprietaire: string;
  readonly systeme: string;
  readonly modalites: readonly number[];
  /** Whether the objet is published and the entity of the site may see it. */
  readonly visible: boolean;
  /** Whether the site shows it. */
  readonly montre: boolean;
}

type Montre = RawBuilder<SqlBool>;

/**
 * An objet that is or was in the catalogue: of one that is gone, the page says so. An objet that the entity does not
 * see, published or not, is undefined: visitors do not learn that it exists.
 */
export async function objetConnu(
  db: Db,
  scope: Scope,
  { where }: { readonly where: Montre },
  id: number,
): Promise<ObjetConnu | undefined> {
  const { rows } = await sql<Omit<ObjetConnu, 'point'> & { lat: number | null; lon: number | null }>`
    SELECT id, type_bridge AS type, commune, latitude AS lat, longitude AS lon, proprietaire, systeme, modalites,
      (${publishedWhere({ scope })}) AS visible, (${where}) AS montre
    FROM objets WHERE id = ${id} AND (${seen({ ownerColumn: 'entite_id', shared: true }, scope)})`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { lat, lon, visible, montre, ...objet } = row;
  return {
    ...objet,
    visible: visible === true,
    montre: montre === true,
    point: lat === null || lon === null ? null : { lat, lon },
  };
}

/** The objets of the same type that are nearest; without a position, those of the same commune come first. */
export async function plusProches(
  db: Db,
  scope: Scope,
  { where }: { readonly where: Montre },
  { id, type, commune, point }: ObjetConnu,
  most: number,
): Promise<number[]> {
  const near = point === null ? sql`NULL::float8` : distanceFrom(point);
  return numbers(
    db,
    sql`
    SELECT id FROM objets WHERE ${publishedWhere({ scope })} AND ${where} AND type_bridge = ${type} AND id <> ${id}
    ORDER BY ${near} NULLS LAST, commune <> ${commune}, nom_tri COLLATE "C", id LIMIT ${most}`,
  );
}

/** The objets of the same type that have the most in common with an objet. */
export async function semblables(
  db: Db,
  scope: Scope,
  { where }: { readonly where: Montre },
  { id, type, commune, modalites }: ObjetConnu,
  most: number,
): Promise<number[]> {
  const among: RawBuilder<SqlBool> = sql`${publishedWhere({ scope })} AND ${where} AND type_bridge = ${type} AND id <> ${id}`;
  return numbers(
    db,
    sql`
    SELECT id FROM objets
    LEFT JOIN LATERAL (
      SELECT count(*) AS communs FROM unnest(modalites) AS mot WHERE mot = ANY(${[...modalites]}::bigint[])
    ) AS points ON true
    WHERE ${among} ORDER BY communs DESC, commune <> ${commune}, nombre_photos DESC NULLS LAST, id LIMIT ${most}`,
  );
}

async function numbers(db: Db, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${EACH_TIME} ${query}`.execute(db);
  return rows.map(({ id }) => id);
}
