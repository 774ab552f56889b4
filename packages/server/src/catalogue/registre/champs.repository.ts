import type { Db } from '../../schema.ts';

/** The codes of some added fields, whose texts are at « champs:code ». */
export async function codesAjoutes(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('champs')
    .select('code')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ code }) => code);
}
