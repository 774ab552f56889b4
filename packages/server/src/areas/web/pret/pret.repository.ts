import { sql } from 'kysely';
import { visible } from '../../../crud/read/condition.repository.ts';
import type { Stored } from '../../../crud/stored.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';

const ofEntity = (entiteId: number | null) => sql`coalesce(entite_id, 0) = ${entiteId ?? 0}`;

/** The record that an entity has under a code and may use. */
export async function idByCode(
  db: Db,
  { table }: Pick<Stored, 'table'>,
  entiteId: number | null,
  code: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)}
    WHERE ${ofEntity(entiteId)} AND code = ${code} AND supprime_le IS NULL AND archive_le IS NULL`.execute(db);
  return rows[0]?.id;
}

interface Place {
  readonly entiteId: number | null;
  /** The sites where visitors find the record by its code. */
  readonly sites: readonly number[];
}

/** The codes with this start that a new record may not take: of its entity and its sites; for a site, of all. */
export async function codesTaken(
  db: Db,
  { table }: Pick<Stored, 'table'>,
  { entiteId, sites }: Place,
  code: string,
): Promise<string[]> {
  const beside = sites.length === 0 ? sql`` : sql`OR sites && ${[...sites]}::bigint[]`;
  const among = table === 'sites' ? sql`true` : sql`(${ofEntity(entiteId)} ${beside})`;
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM ${sql.table(table)} WHERE starts_with(code, ${code}) AND supprime_le IS NULL AND ${among}`.execute(
    db,
  );
  return rows.map((row) => row.code);
}

export interface ModeleVu {
  readonly id: number;
  /** The key of the model before it exists: its entity and its code. */
  readonly cle: string;
  readonly nom: string;
  /** The gabarit of the product that its own starts from. */
  readonly base: string;
}

const MOST_MODELES = 8;

/** The models of lists that a person sees, those of the site's entity first. */
export async function modelesVus(db: Db, scope: Scope, entiteId: number | null): Promise<ModeleVu[]> {
  const { rows } = await sql<ModeleVu>`
    SELECT modeles.id, modeles.cle, modeles.nom, gabarits_liste.base
    FROM (
      SELECT id, nom, gabarit, coalesce(entite_id, 0) || ':' || code AS cle, ${ofEntity(entiteId)} AS propre FROM modeles_liste
      WHERE supprime_le IS NULL AND archive_le IS NULL AND ${visible({ ownerColumn: 'entite_id', shared: true }, scope)}
    ) AS modeles JOIN gabarits_liste ON gabarits_liste.id = modeles.gabarit
    ORDER BY modeles.propre DESC, modeles.id LIMIT ${MOST_MODELES}`.execute(db);
  return rows;
}
