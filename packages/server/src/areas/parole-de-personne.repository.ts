import { sql } from 'kysely';
import type { ParoleDe } from '../platform/mail.ts';
import { LANGUAGES, parolesIn } from '../platform/parole.reader.ts';
import type { Paroles } from '../platform/parole.ts';
import type { Db } from '../schema.ts';

/** The translation of a message to an address, among the languages of the built console. */
export function paroleIn(db: Db, consoleDirectory: string): (address: string) => Promise<ParoleDe | undefined> {
  const paroles = parolesIn(consoleDirectory);
  return async (address) => paroleOfAddress(db, await paroles(), address);
}

/** The translation chosen by the person at an address; undefined for French, and without an account. */
export async function paroleOfAddress(db: Db, paroles: Paroles, address: string): Promise<ParoleDe | undefined> {
  if (paroles.size === 0) return undefined;
  const { rows } = await sql<{ language: string | null }>`
    SELECT user_params ->> 'ui.language' AS language FROM utilisateurs
    WHERE lower(email) = lower(${address}) AND supprime_le IS NULL LIMIT 1`.execute(db);
  const langue = LANGUAGES.find((one) => one === rows[0]?.language);
  if (langue === undefined) return undefined;
  const parole = paroles.get(langue);
  return parole && { langue, parole };
}
