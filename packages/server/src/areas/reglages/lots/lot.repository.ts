import type { CHAMPS_DE_TEXTE, Langue, LotDeTraductionApidae } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Row } from '../../../schema.ts';
import { PAS_PARTIE } from './lot.portee.repository.ts';

export type LotLu = Row<'lots_traduction_apidae'>;

/** Opens a lot, or returns the one under way. */
export async function openLot(
  tx: Db,
  lot: Pick<LotLu, 'config' | 'entite_id' | 'demande_par'>,
  at: Date,
): Promise<Pick<LotLu, 'id' | 'etat'> & { readonly nouveau: boolean }> {
  const added = await tx
    .insertInto('lots_traduction_apidae')
    .values({ ...lot, etat: 'traduction', cree_le: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, etat: 'traduction', nouveau: true };
  const known = await tx
    .selectFrom('lots_traduction_apidae')
    .select(['id', 'etat'])
    .where('config', '=', lot.config)
    .where('etat', 'in', ['traduction', 'envoi'])
    .executeTakeFirstOrThrow();
  return { ...known, nouveau: false };
}

export function lotById(db: Db, id: number): Promise<LotLu | undefined> {
  return db.selectFrom('lots_traduction_apidae').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockLot(tx: Db, id: number): Promise<LotLu | undefined> {
  return tx.selectFrom('lots_traduction_apidae').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function noteLot(
  tx: Db,
  id: number,
  changes: Partial<Pick<LotLu, 'etat' | 'message' | 'tache'>>,
): Promise<void> {
  await tx.updateTable('lots_traduction_apidae').set(changes).where('id', '=', id).execute();
}

/**
 * Adds the machine texts of lines that Apidae lacks to a lot, by a condition on `ligne`: up to date, not refused, and
 * in no other lot that was not undone. Returns how many.
 */
export async function fillLot(
  tx: Db,
  lot: number,
  lignes: readonly number[],
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql`
    INSERT INTO lot_traductions (lot, traduction, machine_le)
    SELECT ${lot}, ligne.id, ligne.machine_le FROM traductions AS ligne
    WHERE ligne.id = ANY(${[...lignes]}::bigint[]) AND ${condition} AND ligne.relecture IN ('sans', 'attendue', 'acceptee') AND ${PAS_PARTIE}
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length;
}

export interface TexteDeLot {
  readonly objet: number;
  readonly champ: (typeof CHAMPS_DE_TEXTE)[number];
  readonly langue: Langue;
  readonly valeur: string;
}

const HUMAIN = sql`LEFT JOIN objet_textes AS humain ON humain.objet_id = ligne.sujet AND humain.entite_id = ligne.entite_id
  AND humain.champ = ligne.champ AND humain.langue = ligne.langue AND humain.origine = 'humain'`;
/** The condition that a text of a lot may leave, on `ligne`, `humain` and `dedans`. */
const PRETE = sql`(humain.valeur IS NOT NULL
  OR (ligne.machine_le = dedans.machine_le AND ligne.machine_sur = ligne.empreinte AND ligne.relecture IN ('sans', 'acceptee')))`;

/** The texts that a lot may write: a person's words after a review, a machine's when accepted or unreviewed. */
export async function textesDuLot(db: Db, lot: number): Promise<TexteDeLot[]> {
  const { rows } = await sql<TexteDeLot>`
    SELECT ligne.sujet AS objet, ligne.champ, ligne.langue, coalesce(humain.valeur, ligne.machine) AS valeur
    FROM lot_traductions AS dedans JOIN traductions AS ligne ON ligne.id = dedans.traduction
    ${HUMAIN} WHERE dedans.lot = ${lot} AND ${PRETE}
    ORDER BY ligne.sujet, ligne.champ, ligne.langue`.execute(db);
  return rows;
}

/** The lots of a configuration, the last first, with the outcome of each. */
export async function lotsDe(db: Db, config: number, most: number): Promise<LotDeTraductionApidae[]> {
  const { rows } = await sql<Omit<LotDeTraductionApidae, 'le'> & { le: Date }>`
    SELECT lot.id, CASE WHEN bloque.oui THEN 'echoue' ELSE lot.etat END AS etat,
      CASE WHEN bloque.oui THEN coalesce(taches.message, '') ELSE lot.message END AS message,
      lot.cree_le AS le, utilisateurs.nom_complet AS par, lot.tache, dedans.objets, dedans.textes, dedans."aRelire", dedans.refuses, dedans."aPousser",
      jsonb_build_object('total', envois.total, 'enCours', envois.en_cours, 'ecrits', envois.ecrits, 'refuses', envois.refuses) AS envois
    FROM lots_traduction_apidae AS lot
    LEFT JOIN utilisateurs ON utilisateurs.id = lot.demande_par
    LEFT JOIN taches ON taches.id = lot.tache
    CROSS JOIN LATERAL (SELECT lot.etat IN ('traduction', 'envoi')
      AND (taches.id IS NULL OR taches.etat NOT IN ('en_attente', 'en_cours')) AS oui) AS bloque
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT ligne.sujet)::int AS objets, count(*)::int AS textes,
        count(*) FILTER (WHERE ligne.etat = 'a_relire')::int AS "aRelire", count(*) FILTER (WHERE ligne.etat = 'refusee')::int AS refuses,
        count(*) FILTER (WHERE ${PRETE} AND NOT EXISTS (
          SELECT FROM ecritures_apidae AS ecrite CROSS JOIN jsonb_to_recordset(ecrite.valeurs) AS valeur (champ text, langue text)
          WHERE ecrite.lot = lot.id AND ecrite.objet = ligne.sujet AND valeur.champ = ligne.champ AND valeur.langue = ligne.langue))::int AS "aPousser"
      FROM lot_traductions AS dedans JOIN traductions AS ligne ON ligne.id = dedans.traduction ${HUMAIN}
      WHERE dedans.lot = lot.id) AS dedans
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE etat IN ('a-approuver', 'en-attente', 'en-cours', 'demandee'))::int AS en_cours,
        count(*) FILTER (WHERE etat IN ('ecrite', 'revenue', 'sans-changement'))::int AS ecrits,
        count(*) FILTER (WHERE etat IN ('refusee', 'echouee', 'incertaine', 'revenue-autrement'))::int AS refuses
      FROM ecritures_apidae WHERE ecritures_apidae.lot = lot.id AND origine = 'traduction') AS envois
    WHERE lot.config = ${config} ORDER BY lot.id DESC LIMIT ${most}`.execute(db);
  return rows.map((row) => ({ ...row, le: row.le.toISOString() }));
}

/** The numbers of the lines that a lot proposed to Apidae. */
export async function ecrituresDuLot(db: Db, lot: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ecritures_apidae')
    .select('id')
    .where('lot', '=', lot)
    .where('origine', '=', 'traduction')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function nomDObjet(db: Db, id: number): Promise<{ nom: string; identifiant: string } | undefined> {
  return db.selectFrom('objets').select(['nom', 'identifiant']).where('id', '=', id).executeTakeFirst();
}
