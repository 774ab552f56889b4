import { CODES_SYSTEMES, type Compteurs } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { FLUX_DE_L_OBJET, tableOfFlux } from '../../../catalogue/flux.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { REMOVALS } from '../lecture/rang.rules.ts';
import { nomVu } from '../rapport/objet-vu.ts';

export interface Changement {
  readonly objetId: number;
  readonly identifiant: string;
  readonly statut: string;
  readonly avant: unknown;
  /** The last run of any feed that changed the objet since; null when the objet is as this run left it. */
  readonly depuis: number | null;
}

/** The state of an objet when the next run came: if it is in that state again, what happened in between was undone. */
const AS_LEFT = sql`(suivant.avant ->> 'empreinte', suivant.avant ->> 'statut', suivant.avant ->> 'systeme', (suivant.avant ->> 'flux')::bigint)
  = (encode(objets.empreinte, 'hex'), objets.statut, objets.systeme, ${FLUX_DE_L_OBJET})`;

/** Whether a run is later than this one. Undoings of this one that stopped on the way are no other change. */
const isLater = (name: string, annulee: RawBuilder<unknown>) => sql`
  ${sql.ref(`${name}.importation_id`)} > ${annulee} AND NOT EXISTS (SELECT 1 FROM importations AS retour
    WHERE retour.id = ${sql.ref(`${name}.importation_id`)} AND retour.annulation_de = ${annulee})`;

/** The last run that changed an objet since another run; null when the objet is as that run left it. */
const changedSince = (objet: RawBuilder<unknown>, annulee: RawBuilder<unknown>) => sql`
  CASE WHEN NOT coalesce((
      SELECT ${AS_LEFT} FROM importation_objets AS suivant
      WHERE suivant.objet_id = ${objet} AND ${isLater('suivant', annulee)}
      ORDER BY suivant.importation_id LIMIT 1), false)
    THEN (SELECT max(dernier.importation_id) FROM importation_objets AS dernier
      WHERE dernier.objet_id = ${objet} AND ${isLater('dernier', annulee)})
  END`;

/** The changes of a run in the order of the ids of objets, with the present state of each. */
export async function changesOf(db: Db, importation: number, after: number, most: number): Promise<Changement[]> {
  const { rows } = await sql<Changement>`
    SELECT fait.objet_id AS "objetId", objets.identifiant, objets.statut, fait.avant,
      ${changedSince(sql`fait.objet_id`, sql`fait.importation_id`)} AS depuis
    FROM importation_objets AS fait JOIN objets ON objets.id = fait.objet_id
    WHERE fait.importation_id = ${importation} AND fait.objet_id > ${after}
    ORDER BY fait.objet_id LIMIT ${most}`.execute(db);
  return rows;
}

/** Stages the removal of the objets that a run created. */
export async function stageReturns(tx: Db, importation: number, objets: readonly number[]): Promise<void> {
  await sql`
    INSERT INTO importation_lignes (importation_id, identifiant, rang, action, objet_id)
    SELECT ${importation}, identifiant, ${REMOVALS} + id, 'retire', id FROM objets WHERE id = ANY(${[...objets]}::bigint[])
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Notes the objets that an undoing leaves alone, with the run that changed them since. */
export async function noteLeft(
  tx: Db,
  importation: number,
  left: readonly { readonly objetId: number; readonly par: number }[],
): Promise<void> {
  await sql`
    INSERT INTO importation_laisses (importation_id, objet_id, par)
    SELECT ${importation}, objet, par
    FROM unnest(${left.map(({ objetId }) => objetId)}::bigint[], ${left.map(({ par }) => par)}::bigint[]) AS laisse (objet, par)
    ON CONFLICT (importation_id, objet_id) DO UPDATE SET par = excluded.par`.execute(tx);
}

/**
 * Leaves alone, among the next lines of an undoing, the objets that another run changed since they were staged, and
 * notes them. Answers their count; at zero, nobody changes the objets of these lines before the transaction ends.
 */
export async function leaveChanged(
  tx: Db,
  { id, annulationDe }: { readonly id: number; readonly annulationDe: number | null },
  most: number,
): Promise<number> {
  if (annulationDe === null) return 0;
  const { rows: next } = await sql<{ objet: number }>`
    SELECT objet_id AS objet FROM importation_lignes
    WHERE importation_id = ${id} ORDER BY rang LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(tx);
  const objets = next.map(({ objet }) => objet);
  await sql`SELECT 1 FROM objets WHERE id = ANY(${objets}::bigint[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<{ objetId: number; par: number }>`
    SELECT * FROM (
      SELECT objets.id AS "objetId", ${changedSince(sql`objets.id`, sql`${annulationDe}::bigint`)} AS par
      FROM objets WHERE objets.id = ANY(${objets}::bigint[])
    ) AS juges WHERE par IS NOT NULL`.execute(tx);
  if (rows.length === 0) return 0;
  await noteLeft(tx, id, rows);
  const left = rows.map(({ objetId }) => objetId);
  await sql`DELETE FROM importation_lignes WHERE importation_id = ${id} AND objet_id = ANY(${left}::bigint[])`.execute(
    tx,
  );
  return rows.length;
}

/** The final counts of an undoing, by kind, without what it left alone. */
export async function givenBack(
  tx: Db,
  importation: number,
): Promise<Pick<Compteurs, 'modifies' | 'restaures' | 'retires'>> {
  const { rows } = await sql<{ action: string; n: number }>`
    SELECT action, count(*) AS n FROM importation_objets WHERE importation_id = ${importation} GROUP BY action`.execute(
    tx,
  );
  const of = (action: string) => rows.find((row) => row.action === action)?.n ?? 0;
  return { modifies: of('modifie'), restaures: of('restaure'), retires: of('retire') };
}

export async function forgetLeft(tx: Db, importation: number): Promise<void> {
  await sql`DELETE FROM importation_laisses WHERE importation_id = ${importation}`.execute(tx);
}

interface Laisse {
  readonly objet: number;
  readonly identifiant: string;
  readonly nom: string;
  readonly par: number;
}

export async function leftFound(
  db: Db,
  scope: Scope,
  importation: number,
  { page, itemsPerPage }: { readonly page: number; readonly itemsPerPage: number },
): Promise<{ items: Laisse[]; total: number }> {
  const { rows } = await sql<Laisse>`
    SELECT objets.id AS objet, objets.identifiant, ${nomVu(scope)} AS nom, laisse.par
    FROM importation_laisses AS laisse JOIN objets ON objets.id = laisse.objet_id
    WHERE laisse.importation_id = ${importation} ORDER BY nom, objets.id
    LIMIT ${itemsPerPage} OFFSET ${(page - 1) * itemsPerPage}`.execute(db);
  return { items: rows, total: await leftCount(db, importation) };
}

export async function leftCount(db: Db, importation: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM importation_laisses WHERE importation_id = ${importation}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Gives objets back to the feed that a run took them from, except those left alone or taken by a third feed since. */
export async function restoreBelonging(tx: Db, importation: number, annulee: number): Promise<void> {
  const flux = (systeme: string) =>
    sql`CASE WHEN fait.avant ->> 'systeme' = ${systeme} THEN (fait.avant ->> 'flux')::bigint END`;
  await sql`
    UPDATE objets SET systeme = fait.avant ->> 'systeme', identifiant = fait.avant ->> 'identifiant',
      entite_id = (fait.avant ->> 'entite')::bigint, partage = coalesce(fait.avant ->> 'partage', objets.partage),
      ${sql.join(CODES_SYSTEMES.map((systeme) => sql`${sql.ref(tableOfFlux(systeme))} = ${flux(systeme)}`))}
    FROM importation_objets AS fait JOIN importations AS passage ON passage.id = fait.importation_id
    WHERE fait.importation_id = ${annulee} AND fait.objet_id = objets.id AND fait.avant IS NOT NULL
      AND (objets.systeme, ${FLUX_DE_L_OBJET}) = (passage.systeme, passage.flux_id)
      AND NOT EXISTS (SELECT 1 FROM importation_laisses AS laisse
        WHERE laisse.importation_id = ${importation} AND laisse.objet_id = objets.id)
      AND (fait.avant ->> 'systeme', (fait.avant ->> 'flux')::bigint)
        IS DISTINCT FROM (objets.systeme, ${FLUX_DE_L_OBJET})`.execute(tx);
}

/** Restores the ids of objets that a run had merged and that are back: feeds find them under their own ids. */
export async function restoreIdentities(tx: Db, annulee: number): Promise<void> {
  await sql`
    UPDATE objet_identites AS connue SET objet_id = objets.id
    FROM importation_objets AS fait JOIN objets ON objets.id = fait.objet_id
    WHERE fait.importation_id = ${annulee} AND fait.action = 'retire' AND objets.statut <> 'absent'
      AND connue.systeme = objets.systeme AND connue.identifiant = objets.identifiant
      AND connue.entite_id IS NOT DISTINCT FROM objets.entite_id AND connue.objet_id <> objets.id`.execute(tx);
}

export async function markCancelled(tx: Db, annulee: number, by: number | null, at: Date): Promise<void> {
  await tx
    .updateTable('importations')
    .set({ etat: 'annulee', annulee_le: at, annulee_par: by })
    .where('id', '=', annulee)
    .execute();
}
