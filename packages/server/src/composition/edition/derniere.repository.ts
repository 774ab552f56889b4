import type { Langue } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { DocumentValide } from './derniere.rules.ts';

interface Demande {
  readonly modeles: readonly number[];
  readonly entite: number | null;
  /** The wanted language; else the first one of the model that has a document. */
  readonly langue: Langue;
}

/** The newest validated document of each model that an entity made, for who reads on a screen. */
export async function documentsValides(
  tx: Db,
  { modeles, entite, langue }: Demande,
): Promise<ReadonlyMap<number, DocumentValide>> {
  const { rows } = await sql<DocumentValide & { modele: number }>`
    SELECT DISTINCT ON (generations.modele) generations.modele, adresses.cle, generations.langue, generations.decide_le AS le,
      (fichier ->> 'pages')::int AS pages,
      CASE WHEN fichier ->> 'sortie' = 'feuilletable' THEN NULL ELSE (fichier ->> 'poids')::double precision END AS poids
    FROM adresses_d_edition AS adresses
    JOIN modeles_edition AS modeles ON modeles.id = adresses.modele
    JOIN generations ON generations.modele = adresses.modele AND generations.etat = 'validee'
      AND generations.entite_id IS NOT DISTINCT FROM adresses.entite_id
    CROSS JOIN LATERAL (
      SELECT fichier FROM jsonb_array_elements(generations.fichiers) AS fichier WHERE fichier ->> 'sortie' <> 'impression'
      ORDER BY fichier ->> 'sortie' = 'feuilletable' LIMIT 1
    ) AS lisible
    WHERE adresses.modele = ANY(${[...modeles]}::bigint[]) AND adresses.entite_id IS NOT DISTINCT FROM ${entite}
    ORDER BY generations.modele, generations.langue = ${langue} DESC, array_position(modeles.langues, generations.langue) NULLS LAST,
      generations.decide_le DESC, generations.id DESC`.execute(tx);
  return new Map(rows.map(({ modele, ...document }) => [modele, document]));
}
