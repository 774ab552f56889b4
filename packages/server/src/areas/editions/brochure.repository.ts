import { sql } from 'kysely';
import { publishedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Identity, Scope } from '../../platform/auth/identity.ts';
import type { Db, Row } from '../../schema.ts';

export interface ObjetChoisi {
  readonly id: number;
  readonly nom: string;
  readonly publie: boolean;
}

/** Among some objets, those that a scope sees, published or not. */
export async function objetsVus(tx: Db, scope: Scope, ids: readonly number[]): Promise<readonly ObjetChoisi[]> {
  const { rows } = await sql<ObjetChoisi>`
    SELECT id, nom, (${publishedWhere({ scope })}) IS TRUE AS publie FROM objets
    WHERE id = ANY(${[...ids]}::bigint[]) AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})`.execute(
    tx,
  );
  return rows;
}

export type EntiteQuiDonne = Row<'entites', 'nom' | 'email' | 'telephone' | 'site'>;

export async function entiteQuiDonne(tx: Db, id: number): Promise<EntiteQuiDonne | undefined> {
  return tx.selectFrom('entites').select(['nom', 'email', 'telephone', 'site']).where('id', '=', id).executeTakeFirst();
}

const MOST_SITES = 200;

/** The sites that a person sees, those of their own entity first. */
export async function sitesVus(
  db: Db,
  { scope, entiteId }: Pick<Identity, 'scope' | 'entiteId'>,
): Promise<{ id: number; nom: string }[]> {
  const { rows } = await sql<Row<'sites', 'id' | 'nom'>>`
    SELECT id, nom FROM sites WHERE supprime_le IS NULL AND archive_le IS NULL
      AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)})
    ORDER BY entite_id IS NOT DISTINCT FROM ${entiteId} DESC, nom, id LIMIT ${MOST_SITES}`.execute(db);
  return rows;
}
