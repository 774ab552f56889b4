import { sql } from 'kysely';
import { MODULE } from '../../../composition/annonce/places.repository.ts';
import type { Db } from '../../../schema.ts';
import type { Periode } from './rapport.repository.ts';

interface Nouveau extends Periode {
  readonly empreinte: Buffer;
  readonly annonceur: number;
  readonly at: Date;
  readonly par: number | null;
  readonly expireLe: Date;
  readonly mois: string | null;
}

/** Adds a link; false when the link of this month exists already. */
export async function addLien(tx: Db, lien: Nouveau): Promise<boolean> {
  const { empreinte, annonceur, du, au, at, par, expireLe, mois } = lien;
  const { rows } = await sql`
    INSERT INTO rapports_partages (empreinte, annonceur, du, au, mois, cree_le, cree_par, expire_le)
    VALUES (${empreinte}, ${annonceur}, ${du}, ${au}, ${mois}, ${at}, ${par}, ${expireLe})
    ON CONFLICT (annonceur, mois) DO NOTHING RETURNING id`.execute(tx);
  return rows.length === 1;
}

interface Lien extends Periode {
  readonly id: number;
  readonly par: string;
  readonly creeLe: Date;
  readonly expireLe: Date;
  readonly revoqueLe: Date | null;
}

const MOST = 50;

/** The links of an advertiser, newest first, without those closed long ago. */
export async function liensDe(db: Db, annonceur: number, since: Date): Promise<Lien[]> {
  const { rows } = await sql<Lien>`
    SELECT id, du::text, au::text, cree_le AS "creeLe", expire_le AS "expireLe", revoque_le AS "revoqueLe",
      coalesce((SELECT nom_complet FROM utilisateurs WHERE utilisateurs.id = rapports_partages.cree_par), '') AS par
    FROM rapports_partages WHERE annonceur = ${annonceur} AND least(revoque_le, expire_le) > ${since}
    ORDER BY cree_le DESC, id DESC LIMIT ${MOST}`.execute(db);
  return rows;
}

/** Revokes a link; false when the advertiser has no such link. */
export async function revokeLien(tx: Db, annonceur: number, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE rapports_partages SET revoque_le = coalesce(revoque_le, ${at})
    WHERE id = ${id} AND annonceur = ${annonceur} RETURNING id`.execute(tx);
  return rows.length === 1;
}

interface LienLu extends Periode {
  readonly annonceur: number;
  readonly expireLe: Date;
  readonly revoqueLe: Date | null;
}

export async function lienPar(db: Db, empreinte: Buffer): Promise<LienLu | undefined> {
  const { rows } = await sql<LienLu>`
    SELECT annonceur, du::text, au::text, expire_le AS "expireLe", revoque_le AS "revoqueLe"
    FROM rapports_partages WHERE empreinte = ${empreinte} AND ${MODULE}`.execute(db);
  return rows[0];
}

/** Removes links that have not opened since before a date. Until then, each still shows that its month was sent. */
export async function forgetLiens(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM rapports_partages WHERE least(revoque_le, expire_le) <= ${before}`.execute(db);
  return Number(numAffectedRows);
}
