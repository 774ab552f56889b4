import type { CleDApi } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

interface CleUtilisee extends Pick<CleDApi, 'id' | 'origines' | 'quota'> {
  readonly siteId: number;
  /** How often the key was used today, this time included. */
  readonly nombre: number;
}

/** The site of a key, with the count of uses today after this one. Undefined when the key was revoked or expired. */
export async function useCle(db: Db, empreinte: string, { at, jour }: { readonly at: Date; readonly jour: string }) {
  const { rows } = await sql<CleUtilisee>`
    WITH cle AS (
      SELECT id, site_id, origines, quota FROM cles_api
      WHERE empreinte = ${empreinte} AND revoquee_le IS NULL AND (expire_le IS NULL OR expire_le > ${at})
    ), usage AS (
      INSERT INTO cles_api_usages AS du_jour (cle_id, jour, nombre) SELECT id, ${jour}::date, 1 FROM cle
      ON CONFLICT (cle_id, jour) DO UPDATE SET nombre = du_jour.nombre + 1 RETURNING nombre
    ), vue AS (
      UPDATE cles_api SET derniere_utilisation = ${at} WHERE id IN (SELECT id FROM cle)
        AND (derniere_utilisation IS NULL OR derniere_utilisation < ${at}::timestamptz - interval '1 minute')
    )
    SELECT id, site_id AS "siteId", origines, quota, nombre FROM cle, usage`.execute(db);
  return rows[0];
}

interface LigneDeCle extends Omit<CleDApi, 'creeLe' | 'derniereUtilisation' | 'revoqueeLe'> {
  readonly creeLe: Date;
  readonly derniereUtilisation: Date | null;
  readonly revoqueeLe: Date | null;
}

/** The keys of a site, newest first. A replaced key counts as revoked once its day of grace is over. */
export async function clesDe(
  db: Db,
  site: number,
  { at, jour }: { readonly at: Date; readonly jour: string },
): Promise<LigneDeCle[]> {
  const { rows } = await sql<LigneDeCle>`
    SELECT id, nom, debut, origines, quota, coalesce(nombre, 0) AS utilisees, cree_le AS "creeLe",
      derniere_utilisation AS "derniereUtilisation",
      coalesce(revoquee_le, CASE WHEN expire_le <= ${at} THEN expire_le END) AS "revoqueeLe"
    FROM cles_api LEFT JOIN cles_api_usages ON cle_id = id AND jour = ${jour}::date
    WHERE site_id = ${site} ORDER BY id DESC`.execute(db);
  return rows;
}

export interface NouvelleCle {
  readonly site: number;
  readonly nom: string;
  readonly debut: string;
  readonly empreinte: string;
  readonly origines: readonly string[];
  readonly quota: number;
  readonly at: Date;
  readonly par: number | null;
}

export async function insertCle(
  tx: Db,
  { site, nom, debut, empreinte, origines, quota, at, par }: NouvelleCle,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO cles_api (site_id, nom, debut, empreinte, origines, quota, cree_le, cree_par)
    VALUES (${site}, ${nom}, ${debut}, ${empreinte}, ${[...origines]}::text[], ${quota}, ${at}, ${par}) RETURNING id`.execute(
    tx,
  );
  return rows[0]?.id ?? 0;
}

/** A key of this site that still opens something, locked until the transaction ends. */
export async function takeCle(tx: Db, site: number, id: number, at: Date) {
  const { rows } = await sql<Pick<NouvelleCle, 'nom' | 'origines' | 'quota'>>`
    SELECT nom, origines, quota FROM cles_api WHERE id = ${id} AND site_id = ${site} AND revoquee_le IS NULL
      AND (expire_le IS NULL OR expire_le > ${at}) FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function expireCle(tx: Db, id: number, expire: Date): Promise<void> {
  await sql`UPDATE cles_api SET expire_le = least(expire_le, ${expire}) WHERE id = ${id}`.execute(tx);
}

export async function markRevoked(tx: Db, id: number, at: Date): Promise<void> {
  await sql`UPDATE cles_api SET revoquee_le = ${at} WHERE id = ${id}`.execute(tx);
}
