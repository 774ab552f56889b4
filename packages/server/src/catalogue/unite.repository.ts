import { sql } from 'kysely';
import type { Db } from '../schema.ts';

interface Unites {
  /** The units by the list and the code of the criterion, with a space between them. */
  readonly criteres: Record<string, string>;
  readonly champs: Record<string, string>;
}

/** The units of the numbers of an objet, from the vocabulary or the dictionary. */
export async function unitsOf(db: Db, criteres: readonly number[], champs: readonly string[]): Promise<Unites> {
  const { rows } = await sql<{ genre: keyof Unites; cle: string; unite: string }>`
    SELECT 'criteres' AS genre, schema || ' ' || code AS cle, unite FROM criteres
    WHERE id = ANY(${[...criteres]}::bigint[]) AND unite <> ''
    UNION ALL SELECT 'champs', code, unite FROM champs
    WHERE code = ANY(${[...champs]}::text[]) AND NOT systeme AND supprime_le IS NULL AND unite <> ''`.execute(db);
  const of = (wanted: keyof Unites) =>
    Object.fromEntries(rows.filter(({ genre }) => genre === wanted).map(({ cle, unite }) => [cle, unite]));
  return { criteres: of('criteres'), champs: of('champs') };
}
