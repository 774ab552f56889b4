import { SELECTION_APIDAE } from '../../catalogue/termes.rules.ts';
import type { Db } from '../../schema.ts';

/** The words that the objets of some selections of Apidae bear, by the number of the selection. */
export async function motsDesSelections(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const words = await db
    .selectFrom('modalites')
    .select(['id', 'code'])
    .where('schema', '=', SELECTION_APIDAE)
    .where('code', 'in', codes)
    .where('supprime_le', 'is', null)
    .execute();
  return new Map(words.map(({ id, code }) => [code, id]));
}
