import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

interface Abonnement {
  readonly creeLe: Date;
  readonly luLe: Date | null;
}

export async function abonnementOf(db: Db, userId: number): Promise<Abonnement | undefined> {
  const { rows } = await sql<Abonnement>`
    SELECT cree_le AS "creeLe", lu_le AS "luLe" FROM abonnements_calendrier WHERE utilisateur_id = ${userId}`.execute(
    db,
  );
  return rows[0];
}

/** Sets the address of a person's calendar, which replaces any former one. */
export async function putAbonnement(tx: Db, userId: number, empreinte: Buffer, at: Date): Promise<void> {
  await sql`
    INSERT INTO abonnements_calendrier (utilisateur_id, empreinte, cree_le) VALUES (${userId}, ${empreinte}, ${at})
    ON CONFLICT (utilisateur_id) DO UPDATE SET empreinte = excluded.empreinte, cree_le = excluded.cree_le, lu_le = NULL`.execute(
    tx,
  );
}

export async function removeAbonnement(tx: Db, userId: number): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`DELETE FROM abonnements_calendrier WHERE utilisateur_id = ${userId}`.execute(tx);
  return numAffectedRows > 0n;
}

/** The owner of an address, which is noted as read. */
export async function readerOf(db: Db, empreinte: Buffer, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    UPDATE abonnements_calendrier SET lu_le = ${at} WHERE empreinte = ${empreinte}
    RETURNING utilisateur_id AS id`.execute(db);
  return rows[0]?.id;
}
