import { sql } from 'kysely';
import type { Db, Row } from '../../schema.ts';

interface Cherche {
  readonly ligne: number;
  readonly texte: string;
}

/** The memory's texts for some lines: a person's words first, then those of the same engine, options and glossary. */
export async function fromMemory(
  db: Db,
  cherches: readonly Cherche[],
  cle: string,
): Promise<ReadonlyMap<number, string>> {
  if (cherches.length === 0) return new Map();
  const { rows } = await sql<{ id: number; texte: string }>`
    SELECT DISTINCT ON (ligne.id) ligne.id, memoire.texte
    FROM jsonb_to_recordset(${JSON.stringify(cherches)}::jsonb) AS voulu (ligne bigint, texte text)
    JOIN traductions AS ligne ON ligne.id = voulu.ligne
    JOIN memoire_traductions AS memoire ON memoire.langue = ligne.langue AND memoire.empreinte = empreinte_de_texte(voulu.texte)
      AND memoire.francais = voulu.texte AND memoire.entite_id IS NOT DISTINCT FROM ligne.entite_id
    WHERE memoire.origine = 'humain' OR memoire.cle = ${cle}
    ORDER BY ligne.id, memoire.origine, memoire.faite_le DESC`.execute(db);
  return new Map(rows.map(({ id, texte }) => [id, texte]));
}

interface Appris {
  readonly ligne: number;
  /** The French and its translation. */
  readonly francais: string;
  readonly texte: string;
}

/** Keeps translations for later. `cle` is empty for a person's words. */
export async function remember(
  tx: Db,
  appris: readonly Appris[],
  { origine, cle = '', at }: { readonly origine: 'humain' | 'machine'; readonly cle?: string; readonly at: Date },
): Promise<void> {
  if (appris.length === 0) return;
  await sql`
    INSERT INTO memoire_traductions (entite_id, langue, empreinte, francais, texte, origine, cle, faite_le)
    SELECT DISTINCT ON (ligne.entite_id, ligne.langue, empreinte_de_texte(su.francais)) ligne.entite_id, ligne.langue,
      empreinte_de_texte(su.francais), su.francais, su.texte, ${origine}, ${cle}, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(appris)}::jsonb) AS su (ligne bigint, francais text, texte text)
    JOIN traductions AS ligne ON ligne.id = su.ligne
    ON CONFLICT (entite_id, langue, empreinte, origine, cle) DO UPDATE
    SET francais = excluded.francais, texte = excluded.texte, faite_le = excluded.faite_le`.execute(tx);
}

/** The memory's texts for a line's French, of people and of machines. */
export async function memoireDe(db: Db, ligne: number, francais: string) {
  const { rows } = await sql<Row<'memoire_traductions', 'texte' | 'origine'>>`
    SELECT DISTINCT memoire.texte, memoire.origine FROM traductions AS ligne
    JOIN memoire_traductions AS memoire ON memoire.langue = ligne.langue AND memoire.entite_id IS NOT DISTINCT FROM ligne.entite_id
      AND memoire.empreinte = empreinte_de_texte(${francais})
    WHERE ligne.id = ${ligne} ORDER BY memoire.origine LIMIT 5`.execute(db);
  return rows;
}
