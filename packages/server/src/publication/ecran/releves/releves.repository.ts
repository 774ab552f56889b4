import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { Aller } from './releve.ts';

/** An address shown within this time is read again and again. */
const MONTRE = sql`interval '3 days'`;

export interface Releve {
  readonly contenu: unknown;
  /** The time of the last answer, or null before the first one. */
  readonly releveLe: Date | null;
  readonly erreur: string | null;
}

export async function releveDe(db: Db, adresse: string): Promise<Releve | undefined> {
  const { rows } = await sql<Releve>`
    SELECT contenu, releve_le AS "releveLe", erreur FROM releves WHERE adresse = ${adresse}`.execute(db);
  return rows[0];
}

/** Notes that an address is shown: from now on it is read again and again. */
export async function noteVoulu(db: Db, { adresse, genre }: Aller, at: Date): Promise<void> {
  await sql`
    INSERT INTO releves AS connu (adresse, genre, essaye_le, voulu_le) VALUES (${adresse}, ${genre}, 'epoch', ${at})
    ON CONFLICT (adresse) DO UPDATE SET voulu_le = excluded.voulu_le
    WHERE connu.voulu_le < excluded.voulu_le - interval '1 hour'`.execute(db);
}

/** Notes that an address is tried out: it is read once, soon, and not again unless it is shown. */
export async function noteEssaye(db: Db, { adresse, genre }: Aller, at: Date): Promise<void> {
  await sql`
    INSERT INTO releves AS connu (adresse, genre, essaye_le, voulu_le)
    VALUES (${adresse}, ${genre}, 'epoch', ${at}::timestamptz - ${MONTRE} + interval '15 minutes')
    ON CONFLICT (adresse) DO UPDATE SET voulu_le = greatest(connu.voulu_le, excluded.voulu_le)`.execute(db);
}

/** The addresses to read now: shown lately, and not tried for a while. */
export async function relevesDus(db: Db, at: Date, most: number): Promise<Aller[]> {
  const { rows } = await sql<Aller>`
    SELECT adresse, genre FROM releves
    WHERE voulu_le > ${at}::timestamptz - ${MONTRE} AND essaye_le < ${at}::timestamptz - interval '30 minutes'
    ORDER BY essaye_le LIMIT ${most}`.execute(db);
  return rows;
}

/** Keeps an answer, and tells whether it differs from the one before. */
export async function keepReleve(db: Db, adresse: string, contenu: unknown, at: Date): Promise<boolean> {
  const { rows } = await sql<{ neuf: boolean }>`
    WITH avant AS (SELECT contenu FROM releves WHERE adresse = ${adresse})
    UPDATE releves SET contenu = ${JSON.stringify(contenu)}::jsonb, releve_le = ${at}, essaye_le = ${at}, erreur = NULL
    WHERE adresse = ${adresse}
    RETURNING contenu IS DISTINCT FROM (SELECT contenu FROM avant) AS neuf`.execute(db);
  return rows[0]?.neuf ?? false;
}

/** Notes a failure; the last answer stays, with its date. */
export async function noteEchec(db: Db, adresse: string, erreur: string, at: Date): Promise<void> {
  await sql`UPDATE releves SET essaye_le = ${at}, erreur = ${erreur.slice(0, 500)} WHERE adresse = ${adresse}`.execute(
    db,
  );
}

/** Removes addresses that nobody shows any more. */
export async function forgetReleves(db: Db, at: Date): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`DELETE FROM releves WHERE voulu_le < ${at}::timestamptz - ${MONTRE} - interval '1 day'`.execute(db);
  return Number(numAffectedRows);
}
