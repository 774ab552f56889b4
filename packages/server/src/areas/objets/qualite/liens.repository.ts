import { sql } from 'kysely';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';

interface Nouveau {
  readonly empreinte: Buffer;
  readonly proprietaire: string;
  readonly entiteId: number | null;
  readonly at: Date;
  readonly par: number | null;
  readonly expireLe: Date;
}

export async function addLien(tx: Db, lien: Nouveau): Promise<number> {
  const { empreinte, proprietaire, entiteId, at, par, expireLe } = lien;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO liens_correction (empreinte, proprietaire, entite_id, cree_le, cree_par, expire_le)
    VALUES (${empreinte}, ${proprietaire}, ${entiteId}, ${at}, ${par}, ${expireLe}) RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

interface Lien {
  readonly id: number;
  readonly proprietaire: string;
  readonly par: string;
  readonly creeLe: Date;
  readonly expireLe: Date;
  readonly revoqueLe: Date | null;
}

const MOST = 100;

/** The links, newest first, without those closed long ago. */
export async function liensVus(db: Db, scope: Scope, since: Date): Promise<Lien[]> {
  const { rows } = await sql<Lien>`
    SELECT id, proprietaire, cree_le AS "creeLe", expire_le AS "expireLe", revoque_le AS "revoqueLe",
      coalesce((SELECT nom_complet FROM utilisateurs WHERE utilisateurs.id = liens_correction.cree_par), '') AS par
    FROM liens_correction WHERE ${inScope('liens_correction.entite_id', scope)} AND least(revoque_le, expire_le) > ${since}
    ORDER BY cree_le DESC, id DESC LIMIT ${MOST}`.execute(db);
  return rows;
}

/** Revokes a link; false when it does not exist, or is not of the person's entities. */
export async function revokeLien(tx: Db, scope: Scope, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE liens_correction SET revoque_le = coalesce(revoque_le, ${at})
    WHERE id = ${id} AND ${inScope('liens_correction.entite_id', scope)} RETURNING id`.execute(tx);
  return rows.length === 1;
}

/** Whom the owner of records may write to. */
export interface EntiteAJoindre {
  readonly nom: string;
  readonly contact: string;
  readonly email: string;
  readonly telephone: string;
}

export interface LienLu {
  readonly id: number;
  readonly proprietaire: string;
  readonly entiteId: number | null;
  /** The entity that gives the link, or null. */
  readonly entite: EntiteAJoindre | null;
  readonly expireLe: Date;
  readonly revoqueLe: Date | null;
}

export async function lienPar(db: Db, empreinte: Buffer): Promise<LienLu | undefined> {
  const { rows } = await sql<LienLu>`
    SELECT id, proprietaire, entite_id AS "entiteId", expire_le AS "expireLe", revoque_le AS "revoqueLe",
      (SELECT jsonb_build_object('nom', nom, 'contact', contact, 'email', email, 'telephone', telephone) FROM entites
        WHERE entites.id = liens_correction.entite_id) AS entite
    FROM liens_correction WHERE empreinte = ${empreinte}`.execute(db);
  return rows[0];
}

/** Removes links that have not opened since before a date. */
export async function forgetLiens(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM liens_correction WHERE least(revoque_le, expire_le) <= ${before}`.execute(db);
  return Number(numAffectedRows);
}
