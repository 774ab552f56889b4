import type { CleDAcces } from '@bridge/contract';
import { sql } from 'kysely';
import { digest } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';

export async function totpOf(db: Db, userId: number) {
  return db
    .selectFrom('codes_totp')
    .select(['secret', 'dernier_pas as lastStep', 'confirme_le as confirmedAt'])
    .where('utilisateur_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a new secret, which works once a first code confirmed it. A confirmed secret stays as it is. */
export async function prepareTotpOf(db: Db, userId: number, secret: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('codes_totp')
    .values({ utilisateur_id: userId, secret, cree_le: at, confirme_le: null })
    .onConflict((conflict) =>
      conflict
        .column('utilisateur_id')
        .doUpdateSet({ secret, cree_le: at, dernier_pas: 0 })
        .where('codes_totp.confirme_le', 'is', null),
    )
    .execute();
}

/** Notes the step of a code that works: false when another request used that step or a later one meanwhile. */
export async function useStep(db: Db, userId: number, step: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes_totp')
    .set({ dernier_pas: step, confirme_le: sql<Date>`coalesce(confirme_le, ${at})` })
    .where('utilisateur_id', '=', userId)
    .where('dernier_pas', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removeTotpOf(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('codes_totp')
    .where('utilisateur_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function clesOf(db: Db, userId: number) {
  return db
    .selectFrom('cles_acces')
    .select(['id', 'identifiant', 'transports', 'nom', 'cree_le', 'utilisee_le'])
    .where('utilisateur_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function cleEnClair({ id, nom, cree_le, utilisee_le }: Awaited<ReturnType<typeof clesOf>>[number]): CleDAcces {
  return { id, nom, creeLe: cree_le.toISOString(), utiliseeLe: utilisee_le?.toISOString() ?? null };
}

/** Whether a person has a confirmed second factor. */
export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  return (await totpOf(db, userId))?.confirmedAt != null || (await clesOf(db, userId)).length > 0;
}

export async function cleByIdentifiant(db: Db, identifiant: string) {
  return db
    .selectFrom('cles_acces')
    .select(['id', 'utilisateur_id as userId', 'cle_publique as publicKey', 'compteur', 'transports'])
    .where('identifiant', '=', identifiant)
    .executeTakeFirst();
}

interface NewCle {
  readonly userId: number;
  readonly identifiant: string;
  readonly publicKey: Buffer;
  readonly compteur: number;
  readonly transports: string[];
  readonly nom: string;
  readonly at: Date;
}

/** Adds a passkey; false when the key is registered already. */
export async function addCle(db: Db, { userId, publicKey, at, ...cle }: NewCle): Promise<boolean> {
  const values = { ...cle, utilisateur_id: userId, cle_publique: publicKey, cree_le: at, utilisee_le: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cles_acces')
    .values(values)
    .onConflict((conflict) => conflict.column('identifiant').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes how often a key has signed: false where another request said as much in the meantime. Keys that do not count say zero. */
export async function noteUseOfCle(db: Db, id: number, compteur: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cles_acces')
    .set({ compteur, utilisee_le: at })
    .where('id', '=', id)
    .where('compteur', compteur === 0 ? '=' : '<', compteur)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removeCle(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cles_acces')
    .where('id', '=', id)
    .where('utilisateur_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Saves new recovery codes, which replace the ones before. */
export async function saveRecoveryCodes(db: Db, userId: number, codes: readonly string[]): Promise<void> {
  await removeRecoveryCodes(db, userId);
  await db
    .insertInto('codes_secours')
    .values(codes.map((code) => ({ empreinte: recoveryDigest(userId, code), utilisateur_id: userId })))
    .execute();
}

export async function removeRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('codes_secours').where('utilisateur_id', '=', userId).execute();
}

/** Uses a recovery code, once. */
export async function takeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('codes_secours')
    .where('empreinte', '=', recoveryDigest(userId, code))
    .where('utilisateur_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function recoveryCodesLeft(db: Db, userId: number): Promise<number> {
  const { nombre } = await db
    .selectFrom('codes_secours')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('utilisateur_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(nombre);
}

const recoveryDigest = (userId: number, code: string) => digest(`secours ${userId} ${code}`);

/** Removes every second factor of a person. */
export async function removeFactors(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('codes_totp').where('utilisateur_id', '=', userId).execute();
  await db.deleteFrom('cles_acces').where('utilisateur_id', '=', userId).execute();
  await removeRecoveryCodes(db, userId);
  await forgetAppareils(db, userId);
}

interface NewAppareil {
  readonly empreinte: Buffer;
  readonly userId: number;
  readonly userAgent: string;
  readonly at: Date;
  readonly life: number;
}

export async function addAppareil(db: Db, { empreinte, userId, userAgent, at, life }: NewAppareil): Promise<void> {
  const expire_le = new Date(at.getTime() + life);
  const values = { empreinte, utilisateur_id: userId, user_agent: userAgent.slice(0, 500), cree_le: at, expire_le };
  await db.insertInto('appareils').values(values).execute();
}

export async function isAppareilKnown(db: Db, empreinte: Buffer, userId: number, at: Date): Promise<boolean> {
  const found = await db
    .selectFrom('appareils')
    .select('utilisateur_id')
    .where('empreinte', '=', empreinte)
    .where('utilisateur_id', '=', userId)
    .where('expire_le', '>', at)
    .executeTakeFirst();
  return found !== undefined;
}

export async function appareilsOf(db: Db, userId: number, at: Date): Promise<number> {
  const { nombre } = await db
    .selectFrom('appareils')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('utilisateur_id', '=', userId)
    .where('expire_le', '>', at)
    .executeTakeFirstOrThrow();
  return Number(nombre);
}

export async function forgetAppareils(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('appareils').where('utilisateur_id', '=', userId).execute();
}

/** Whether an entity of an account, or one above, asks for a second factor. */
export async function entiteRequiresFactor(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ exige: boolean }>`
    WITH RECURSIVE lignee (id, parent_id, second_facteur) AS (
      SELECT entites.id, entites.parent_id, entites.second_facteur FROM entites JOIN utilisateurs
        ON entites.id = ANY(utilisateurs.entite_id || utilisateurs.entites_supplementaires)
      WHERE utilisateurs.id = ${userId}
      UNION SELECT entites.id, entites.parent_id, entites.second_facteur FROM entites JOIN lignee ON entites.id = lignee.parent_id
    )
    SELECT coalesce(bool_or(second_facteur), false) AS exige FROM lignee`.execute(db);
  return rows[0]?.exige ?? false;
}
