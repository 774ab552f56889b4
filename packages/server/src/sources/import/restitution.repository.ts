import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** What a run did to objets, in the order of their numbers, with what they are now. */
export async function changesOf(db: Db, importation: number, after: number, most: number) {
  const { rows } = await sql<{ objetId: number; identifiant: string; statut: string; avant: unknown }>`
    SELECT fait.objet_id AS "objetId", objets.identifiant, objets.statut, fait.avant
    FROM importation_objets AS fait JOIN objets ON objets.id = fait.objet_id
    WHERE fait.importation_id = ${importation} AND fait.objet_id > ${after}
    ORDER BY fait.objet_id LIMIT ${most}`.execute(db);
  return rows;
}

/** Objets that a run brought, and that leave with it. */
export async function stageReturns(tx: Db, importation: number, objets: readonly number[]): Promise<void> {
  await sql`
    INSERT INTO importation_lignes (importation_id, identifiant, rang, action, objet_id)
    SELECT ${importation}, identifiant, 2147483647, 'retire', id FROM objets WHERE id = ANY(${[...objets]}::bigint[])
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Objets that a run had taken from another feed go back to it. */
export async function restoreBelonging(tx: Db, annulee: number): Promise<void> {
  const flux = (systeme: string) =>
    sql`CASE WHEN fait.avant ->> 'systeme' = ${systeme} THEN (fait.avant ->> 'flux')::bigint END`;
  await sql`
    UPDATE objets SET systeme = fait.avant ->> 'systeme', identifiant = fait.avant ->> 'identifiant',
      entite_id = (fait.avant ->> 'entite')::bigint, partage = coalesce(fait.avant ->> 'partage', objets.partage),
      flux_tourinsoft = ${flux('tourinsoft')}, flux_lei = ${flux('lei')}, flux_apidae = ${flux('apidae')}
    FROM importation_objets AS fait
    WHERE fait.importation_id = ${annulee} AND fait.objet_id = objets.id AND fait.avant IS NOT NULL
      AND (fait.avant ->> 'systeme', (fait.avant ->> 'flux')::bigint)
        IS DISTINCT FROM (objets.systeme, coalesce(objets.flux_tourinsoft, objets.flux_lei, objets.flux_apidae))`.execute(
    tx,
  );
}

export async function markCancelled(tx: Db, annulee: number, by: number | null, at: Date): Promise<void> {
  await tx
    .updateTable('importations')
    .set({ etat: 'annulee', annulee_le: at, annulee_par: by })
    .where('id', '=', annulee)
    .execute();
}
