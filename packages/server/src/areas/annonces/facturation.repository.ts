import { finDuJourCivil, instantOf } from '@bridge/contract';
import { sql } from 'kysely';
import { changeable } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { NOMBRES } from './statistiques.repository.ts';

export interface AFacturer {
  readonly annonceur: string;
  readonly contact: string;
  readonly courriel: string;
  readonly adresse: string;
  readonly convention: string;
  readonly nom: string;
  readonly format: string;
  readonly espaces: string;
  readonly du: string;
  readonly au: string;
  readonly montant: number | null;
  /** The amount billed in this period: the whole price when the annonce starts in it, so that it is billed once. */
  readonly aFacturer: number | null;
  readonly facture: string;
  readonly vues: number;
  readonly clics: number;
  readonly passages: number;
  readonly parutions: number;
}

/**
 * The annonces that ran on some day of a period, of the reader's entities, with their counts in the period. How to reach an advertiser that
 * another entity shares is told to that one alone.
 */
export async function annoncesAFacturer(
  db: Db,
  scope: Scope,
  { du, au }: { readonly du: string; readonly au: string },
): Promise<AFacturer[]> {
  const { rows } = await sql<AFacturer>`
    SELECT coalesce(payeurs.nom, objets.nom, '') AS annonceur, coalesce(leurs.contact, '') AS contact,
      coalesce(leurs.courriel, '') AS courriel, coalesce(leurs.adresse, '') AS adresse,
      coalesce(nullif(vendues.convention, ''), leurs.convention, '') AS convention, vendues.nom, formats_annonce.nom AS format,
      coalesce((SELECT string_agg(espaces.nom, ', ' ORDER BY espaces.nom) FROM espaces
        WHERE espaces.id = ANY(vendues.espaces)), '') AS espaces,
      vendues.du::text, vendues.au::text, vendues.montant::float AS montant,
      CASE WHEN vendues.du BETWEEN ${du}::date AND ${au}::date THEN vendues.montant ELSE 0 * vendues.montant END::float AS "aFacturer",
      vendues.facture, comptes.*
    FROM (
      SELECT * FROM annonces WHERE validation = 'validee' AND supprime_le IS NULL
        AND du <= ${au}::date AND au >= ${du}::date AND (${changeable({ ownerColumn: 'entite_id' }, scope)})
    ) AS vendues
    JOIN formats_annonce ON formats_annonce.id = vendues.format
    LEFT JOIN annonceurs AS payeurs ON payeurs.id = vendues.annonceur
    LEFT JOIN annonceurs AS leurs ON leurs.id = payeurs.id AND ${changeable({ ownerColumn: 'leurs.entite_id' }, scope)}
    LEFT JOIN objets ON objets.id = vendues.objet
    JOIN LATERAL (
      SELECT ${NOMBRES} FROM mesures_annonce
      WHERE annonce = vendues.id AND heure >= ${instantOf(du, '00:00')} AND heure < ${finDuJourCivil(au)}
    ) AS comptes ON true
    ORDER BY 1, vendues.du, vendues.id`.execute(db);
  return rows;
}
