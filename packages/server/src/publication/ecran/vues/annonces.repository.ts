import { annonce, type Creation } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

interface Demande {
  readonly espace: number;
  /** Civil days, both included. */
  readonly du: string;
  readonly au: string;
  /** The diaporama that plays: an espace may be of some of them alone. Null: it is not saved yet. */
  readonly diaporama: number | null;
}

export interface AnnonceDEcran {
  readonly id: number;
  readonly entiteId: number | null;
  /** Who pays: as it was typed, else the establishment of the catalogue. */
  readonly annonceur: string;
  readonly du: string;
  readonly au: string;
  readonly poids: number;
  readonly creations: readonly Creation[];
  /** The formats of screens. */
  readonly formats: readonly number[];
}

/** The annonces that an espace of screens shows some of these days, those that were sold first. */
export async function annoncesDEcran(db: Db, { espace, du, au, diaporama }: Demande): Promise<AnnonceDEcran[]> {
  const { rows } = await sql<Omit<AnnonceDEcran, 'creations'> & { readonly creations: unknown }>`
    SELECT annonces.id, annonces.entite_id AS "entiteId", annonces.du::text, annonces.au::text, annonces.poids, annonces.creations,
      coalesce(nullif(annonces.raison_sociale, ''), objets.nom, annonces.nom) AS annonceur,
      ARRAY(SELECT id FROM formats_annonce WHERE canal = 'ecran' AND supprime_le IS NULL) AS formats
    FROM annonces JOIN espaces ON espaces.id = ${espace} LEFT JOIN objets ON objets.id = annonces.objet
    WHERE espaces.actif AND espaces.canal = 'ecran' AND espaces.supprime_le IS NULL AND espaces.archive_le IS NULL
      AND (espaces.diaporamas = '{}' OR ${diaporama}::bigint = ANY(espaces.diaporamas))
      AND ${espace} = ANY(annonces.espaces) AND annonces.validation = 'validee'
      AND annonces.du <= ${au}::date AND annonces.au >= ${du}::date
      AND annonces.supprime_le IS NULL AND annonces.archive_le IS NULL
    ORDER BY array_position(ARRAY['exclusif', 'contrat', 'remplissage'], annonces.priorite), annonces.du, annonces.id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, creations: annonce.fields.creations.schema.parse(row.creations) }));
}
