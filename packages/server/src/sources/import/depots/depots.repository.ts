import { sql } from 'kysely';
import { ofEveryFlux } from '../../../catalogue/flux.repository.ts';
import type { Db, Row } from '../../../schema.ts';

/** The feeds that name a file, those in the trash included, since they may come back. */
export const NAMED_BY = ofEveryFlux(
  ({ ressource, table }) =>
    sql`SELECT ${sql.lit(ressource)} AS ressource, id, nom, depot FROM ${table} WHERE depot <> ''`,
);

const quotas = (db: Db, entite: number) => db.selectFrom('entites').select('quota_depots').where('id', '=', entite);

/** The limit of an entity in Go; null without a limit. */
export async function quotaOf(db: Db, entite: number): Promise<number | null> {
  return (await quotas(db, entite).executeTakeFirst())?.quota_depots ?? null;
}

/** The limit, locked until the end of the transaction: another upload of the entity waits, then counts this one. */
export async function heldQuota(tx: Db, entite: number): Promise<number | null> {
  return (await quotas(tx, entite).forNoKeyUpdate().executeTakeFirst())?.quota_depots ?? null;
}

/** The bytes of the files of an entity, without the one being replaced. */
export async function weightOf(db: Db, entite: number, replaced = ''): Promise<number> {
  const { rows } = await sql<{ poids: number }>`
    SELECT coalesce(sum(taille), 0)::double precision AS poids FROM depots
    WHERE entite_id = ${entite} AND nom <> ${replaced}`.execute(db);
  return rows[0]?.poids ?? 0;
}

export interface NewDepot {
  readonly nom: string;
  readonly entiteId: number | null;
  readonly taille: number;
  readonly le: Date;
}

/** Notes an uploaded file, replacing the one of the same name. Answers its id. */
export async function noteDepot(
  tx: Db,
  { nom, entiteId, taille, le, par }: NewDepot & { readonly par: number | null },
): Promise<number> {
  const values = { taille, depose_le: le, depose_par: par, par_la_console: true };
  const { id } = await tx
    .insertInto('depots')
    .values({ nom, entite_id: entiteId, ...values })
    .onConflict((conflict) => conflict.column('nom').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes a file found in the folder, put there by hand or by a killed server; false if it is known by now. */
export async function noteFound(db: Db, { nom, entiteId, taille, le }: NewDepot): Promise<boolean> {
  const values = { nom, entite_id: entiteId, taille, depose_le: le, depose_par: null, par_la_console: false };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('depots')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes the size of a file replaced outside of the console; false if it was uploaded again meanwhile. */
export async function weighAgain(db: Db, noted: Row<'depots', 'id' | 'taille'>, taille: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('depots')
    .set({ taille })
    .where('id', '=', noted.id)
    .where('taille', '=', noted.taille)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** A file, locked until the end of the transaction against replacement and removal. */
export async function takeDepot(tx: Db, id: number) {
  return tx
    .selectFrom('depots')
    .select(['id', 'nom', 'entite_id as entiteId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps a file from being removed until the end of the transaction. */
export async function keepDepot(tx: Db, nom: string): Promise<void> {
  await tx.selectFrom('depots').select('id').where('nom', '=', nom).forKeyShare().execute();
}

/** The names of the feeds that read a file. */
export async function feedsNaming(tx: Db, nom: string): Promise<string[]> {
  const { rows } = await sql<{ nom: string }>`
    SELECT flux.nom FROM ${NAMED_BY} AS flux WHERE flux.depot = ${nom} ORDER BY flux.nom`.execute(tx);
  return rows.map((flux) => flux.nom);
}

export async function forgetDepot(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('depots').where('id', '=', id).execute();
}

/** The files uploaded before a date that no feed names. */
export async function unnamedDepots(db: Db, before: Date, most: number): Promise<number[]> {
  const { rows } = await sql<Row<'depots', 'id'>>`
    SELECT id FROM depots WHERE par_la_console AND depose_le < ${before}
      AND NOT EXISTS (SELECT 1 FROM ${NAMED_BY} AS flux WHERE flux.depot = depots.nom)
    ORDER BY depose_le LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function knownDepots(db: Db): Promise<ReadonlyMap<string, Row<'depots', 'id' | 'taille'>>> {
  const rows = await db.selectFrom('depots').select(['id', 'nom', 'taille']).execute();
  return new Map(rows.map(({ nom, ...known }) => [nom, known]));
}

export async function entitesAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('entites')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
