import { type Consignes, MOST_ERREURS, type OrdreDEcran } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { Capture } from './captures.ts';
import { decalageDe, type NouvellesLues, santeDe } from './nouvelles.ts';

/** The last errors of a screen, each once with its last time: a player tells an error once, and forgets it. */
const dernieres = (erreurs: string) => sql`(
  SELECT coalesce(jsonb_agg(une ORDER BY une->>'quand'), '[]') FROM (
    SELECT une FROM (
      SELECT DISTINCT ON (une->>'message') une
      FROM jsonb_array_elements(coalesce(sante->'erreurs', '[]') || ${erreurs}::jsonb) AS dite (une)
      ORDER BY une->>'message', une->>'quand' DESC
    ) AS chacune ORDER BY une->>'quand' DESC LIMIT ${MOST_ERREURS}
  ) AS gardees)`;

/**
 * Writes the news of a screen, once a minute at most unless they matter: another version, a download, an error. The
 * version of its record stays, since nobody typed anything.
 */
export async function noteNouvelles(db: Db, ecran: number, nouvelles: NouvellesLues, at: Date): Promise<void> {
  const [version, telechargement] = [nouvelles.version ?? '', Math.round(nouvelles.telechargement)];
  const { erreurs, ...sante } = santeDe(nouvelles);
  await sql`
    UPDATE ecrans SET vu_le = ${at}, etat = 'en-ligne', alerte_le = NULL, version_jouee = ${version},
      telechargement = ${telechargement}, decalage = ${decalageDe(nouvelles, at)},
      sante = ${JSON.stringify(sante)}::jsonb || jsonb_build_object('erreurs', ${dernieres(JSON.stringify(erreurs))})
    WHERE id = ${ecran} AND (vu_le IS NULL OR vu_le < ${at}::timestamptz - interval '50 seconds' OR etat <> 'en-ligne'
      OR version_jouee IS DISTINCT FROM ${version} OR telechargement IS DISTINCT FROM ${telechargement} OR ${erreurs.length > 0})`.execute(
    db,
  );
}

/** A screen that hears of an order after that has forgotten why. */
const LIVES = sql`interval '10 minutes'`;
const MOST = 10;

export async function addOrdres(tx: Db, ecrans: readonly number[], ordre: OrdreDEcran, at: Date): Promise<void> {
  await sql`
    INSERT INTO ordres_ecran (ecran_id, ordre, demande_le)
    SELECT id, ${ordre}, ${at} FROM unnest(${[...ecrans]}::bigint[]) AS id`.execute(tx);
}

/** The recent orders to a screen, the oldest first: the screen remembers which ones it has done. */
export async function ordresDe(db: Db, ecran: number, at: Date): Promise<Consignes['ordres']> {
  const { rows } = await sql<Consignes['ordres'][number]>`
    SELECT * FROM (
      SELECT numero, ordre FROM ordres_ecran WHERE ecran_id = ${ecran} AND demande_le > ${at}::timestamptz - ${LIVES}
      ORDER BY numero DESC LIMIT ${MOST}
    ) AS derniers ORDER BY numero`.execute(db);
  return rows;
}

export async function forgetOrdres(db: Db, at: Date): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`DELETE FROM ordres_ecran WHERE demande_le < ${at}::timestamptz - ${LIVES}`.execute(db);
  return Number(numAffectedRows);
}

/** The last picture alone is kept. */
export async function keepCapture(db: Db, ecran: number, { type, corps }: Capture, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      INSERT INTO captures_ecran (ecran_id, type, corps, prise_le) VALUES (${ecran}, ${type}, ${corps}, ${at})
      ON CONFLICT (ecran_id) DO UPDATE SET type = excluded.type, corps = excluded.corps, prise_le = excluded.prise_le`.execute(
      tx,
    );
    await sql`UPDATE ecrans SET capture_le = ${at} WHERE id = ${ecran}`.execute(tx);
  });
}

export async function captureOf(db: Db, ecran: number): Promise<Capture | undefined> {
  const { rows } = await sql<Capture>`SELECT type, corps FROM captures_ecran WHERE ecran_id = ${ecran}`.execute(db);
  return rows[0];
}
