import type { DocumentObjet, Terme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db, Row } from '../schema.ts';
import { isCode, prixNomme } from './bloc/objet-rendu.ts';
import { cleDe } from './termes.rules.ts';

/** Among some objets, those with a price that its source names by a code alone, with what their documents say of prices. */
export async function prixCodesParmi(
  db: Db,
  objets: readonly number[],
): Promise<{ readonly id: number; readonly tarife: unknown }[]> {
  const { rows } = await sql<{ id: number; tarife: unknown }>`
    SELECT objet_id AS id, jsonb_build_object('typeBridge', document -> 'typeBridge', 'tarifs', document -> 'tarifs') AS tarife
    FROM objet_documents WHERE objet_id = ANY(${[...objets]}::bigint[])
      AND document @? '$.tarifs.lignes[*].libelle.libelle ? (!exists(@.*))'`.execute(db);
  return rows;
}

/** Writes the least prices of objets that the transaction holds. */
export async function savePrixMin(
  tx: Db,
  prix: readonly { readonly id: number; readonly min: number | null }[],
): Promise<void> {
  await sql`
    UPDATE objets SET prix_min = lu.min FROM jsonb_to_recordset(${JSON.stringify(prix)}::jsonb) AS lu (id bigint, min numeric)
    WHERE objets.id = lu.id AND objets.prix_min IS DISTINCT FROM lu.min`.execute(tx);
}

type Tarife = Pick<DocumentObjet, 'tarifs'>;

/** What the prices of some documents are paid for, where their source gives a code alone. */
export const codesDePrix = (documents: readonly Tarife[]): Terme[] =>
  documents.flatMap(({ tarifs }) => tarifs.lignes.map(({ libelle }) => libelle).filter(isCode));

/** Documents whose prices say what they are paid for: the vocabulary names those that have a code alone, as on the pages. */
export async function avecPrixNommes<T extends Tarife>(db: Db, documents: readonly T[]): Promise<readonly T[]> {
  const codes = codesDePrix(documents);
  if (codes.length === 0) return documents;
  const cles = [...new Set(codes.map(cleDe))];
  const { rows } = await sql<Pick<Row<'modalites'>, 'libelle' | 'libelle_local'> & { genre: string; cle: string }>`
    SELECT 'critere' AS genre, cle, libelle, libelle_local FROM criteres WHERE cle = ANY(${cles}::text[])
    UNION ALL SELECT 'modalite', cle, libelle, libelle_local FROM modalites WHERE cle = ANY(${cles}::text[])`.execute(
    db,
  );
  const mots = new Map(
    rows.map(({ genre, cle, libelle, libelle_local }) => [`${genre} ${cle}`, { libelle, libelleLocal: libelle_local }]),
  );
  return documents.map((document) => {
    const lignes = document.tarifs.lignes.map((ligne) => ({ ...ligne, libelle: prixNomme(mots, ligne.libelle) }));
    return { ...document, tarifs: { ...document.tarifs, lignes } };
  });
}
