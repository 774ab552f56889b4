import type { Groupe } from '@bridge/contract';
import { SELECTION_APIDAE } from '../../../catalogue/termes.rules.ts';
import type { Db } from '../../../schema.ts';

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

/** The rules of some sélections that have any. */
export async function reglesDesSelections(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Groupe>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('selections')
    .select(['id', 'regles'])
    .where('id', 'in', ids)
    .where('mode', '<>', 'manuelle')
    .execute();
  return new Map(rows.map(({ id, regles }) => [id, regles]));
}
