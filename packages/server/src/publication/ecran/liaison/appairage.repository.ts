import { sql } from 'kysely';
import type { Db, Row } from '../../../schema.ts';

/** How many screens may wait for their code to be typed, in all. */
const MOST = 5_000;

interface Nouveau {
  readonly code: string;
  readonly secret: Buffer;
  readonly expireLe: Date;
  readonly at: Date;
}

/** A waiting screen asks every three seconds: after so long without a question, it waits no more. */
const PATIENCE = sql`interval '3 minutes'`;

/** Adds a code, unless it is taken or too many screens wait. Codes that are expired or not asked for go first. */
export async function addAppairage(db: Db, { code, secret, expireLe, at }: Nouveau): Promise<boolean> {
  await sql`
    DELETE FROM appairages
    WHERE expire_le < ${at} OR (ecran_id IS NULL AND vu_le < ${at}::timestamptz - ${PATIENCE})`.execute(db);
  const { rows } = await sql`
    INSERT INTO appairages (code, secret, expire_le, vu_le)
    SELECT ${code}, ${secret}, ${expireLe}, ${at} WHERE (SELECT count(*) FROM appairages) < ${MOST}
    ON CONFLICT (code) DO NOTHING RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** Ties a waiting screen to a record; false when no screen waits with that code. */
export async function claimCode(tx: Db, code: string, ecran: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE appairages SET ecran_id = ${ecran}, expire_le = ${at}::timestamptz + interval '1 day'
    WHERE code = ${code} AND ecran_id IS NULL AND expire_le > ${at} RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Whether a screen waits with that secret. */
export async function isAttendu(db: Db, secret: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM appairages WHERE secret = ${secret} AND expire_le > ${at}`.execute(db);
  return rows.length > 0;
}

interface Attendu {
  readonly id: number;
  readonly ecran: number | null;
}

/** The pairing that a secret belongs to, locked; undefined once it has expired. */
export async function appairageOf(tx: Db, secret: Buffer, at: Date): Promise<Attendu | undefined> {
  const { rows } = await sql<Attendu>`
    UPDATE appairages SET vu_le = ${at} WHERE secret = ${secret} AND expire_le > ${at}
    RETURNING id, ecran_id AS ecran`.execute(tx);
  return rows[0];
}

/** Gives a screen a new credential: the one before, which was never used, stops working. */
export async function putJeton(tx: Db, ecran: number, jeton: Buffer): Promise<string | undefined> {
  const { rows } = await sql<Row<'ecrans', 'nom'>>`
    UPDATE ecrans SET jeton = ${jeton} WHERE id = ${ecran} AND supprime_le IS NULL AND archive_le IS NULL
    RETURNING nom`.execute(tx);
  return rows[0]?.nom;
}

export interface EcranReconnu {
  readonly id: number;
  readonly entiteId: number | null;
  /** The time zone of the screen: showings are counted by its clock. */
  readonly fuseau: string;
  /** Whether its credential was never used until now. */
  readonly attendu: boolean;
}

export async function ecranByJeton(db: Db, jeton: Buffer): Promise<EcranReconnu | undefined> {
  const { rows } = await sql<EcranReconnu>`
    SELECT id, entite_id AS "entiteId", fuseau, EXISTS (SELECT FROM appairages WHERE ecran_id = ecrans.id) AS attendu
    FROM ecrans WHERE jeton = ${jeton} AND supprime_le IS NULL AND archive_le IS NULL`.execute(db);
  return rows[0];
}

/** Ends a pairing once its credential was used: the code gives no other. */
export async function endAppairage(db: Db, ecran: number): Promise<void> {
  await db.deleteFrom('appairages').where('ecran_id', '=', ecran).execute();
}

/** Removes the credential of a screen, and what its device told about itself. */
export async function forgetJeton(tx: Db, id: number): Promise<void> {
  await sql`UPDATE ecrans SET jeton = NULL, alerte_le = NULL, sante = NULL WHERE id = ${id}`.execute(tx);
  await endAppairage(tx, id);
}
