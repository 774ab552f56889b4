import type { DocumentObjet, Terme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db, Row } from '../schema.ts';
import { cleDe, libellesDuMot } from './termes.rules.ts';

/** Among some objets, those with a price that its source names by a code alone. */
export async function auxPrixCodesParmi(db: Db, objets: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT objet_id AS id FROM objet_documents WHERE objet_id = ANY(${[...objets]}::bigint[])
      AND document @? '$.tarifs.lignes[*].libelle.libelle ? (!exists(@.*))'`.execute(db);
  return rows.map(({ id }) => id);
}

const isCode = ({ libelle }: Terme) => Object.keys(libelle).length === 0;

/** What the prices of some documents are paid for, where their source gives a code alone. */
export const codesDePrix = (documents: readonly DocumentObjet[]): Terme[] =>
  documents.flatMap(({ tarifs }) => tarifs.lignes.map(({ libelle }) => libelle).filter(isCode));

/** Documents whose prices say what they are paid for: the vocabulary names those that have a code alone. */
export async function avecPrixNommes(db: Db, documents: readonly DocumentObjet[]): Promise<readonly DocumentObjet[]> {
  const codes = codesDePrix(documents);
  if (codes.length === 0) return documents;
  const cles = [...new Set(codes.map(cleDe))];
  const { rows } = await sql<Pick<Row<'modalites'>, 'libelle' | 'libelle_local'> & { cle: string }>`
    SELECT cle, libelle, libelle_local FROM criteres WHERE cle = ANY(${cles}::text[])
    UNION ALL SELECT cle, libelle, libelle_local FROM modalites WHERE cle = ANY(${cles}::text[])`.execute(db);
  const noms = new Map(rows.map(({ cle, libelle, libelle_local }) => [cle, libellesDuMot(libelle, libelle_local)]));
  const named = (terme: Terme) => (isCode(terme) ? { ...terme, libelle: noms.get(cleDe(terme)) ?? {} } : terme);
  return documents.map((document) => {
    const lignes = document.tarifs.lignes.map((ligne) => ({ ...ligne, libelle: named(ligne.libelle) }));
    return { ...document, tarifs: { ...document.tarifs, lignes } };
  });
}
