import { type SqlBool, sql } from 'kysely';
import type { Db } from '../schema.ts';

/** The added fields that everybody may read, and that the dictionary still knows. */
export const PUBLICS = sql<SqlBool>`confidentialite = 'public' AND NOT systeme AND supprime_le IS NULL`;

/** The added fields that everybody may read, by code. What the dictionary does not know, or knows no more, is not among them. */
export type ChampsPublics = ReadonlyMap<string, { readonly unite: string }>;

export async function champsPublics(db: Db): Promise<ChampsPublics> {
  const rows = await db.selectFrom('champs').select(['code', 'unite']).where(PUBLICS).execute();
  return new Map(rows.map(({ code, unite }) => [code, { unite }]));
}
