import { sql } from 'kysely';
import type { ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { EACH_TIME, publishedWhere } from '../../../catalogue/selection/evaluation.repository.ts';
import { visible as seen } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import type { Montres } from './montres.ts';

/** An objet that the source of another one ties to it. */
export interface Lie {
  readonly id: number;
  /** Whether it is published, and the site shows it. */
  readonly montre: boolean;
}

/** How many links of a source are followed: an objet that is not shown today waits for its day among them. */
const MOST_LIENS = 40;

/** The objets that the source ties to an objet, among those that the entity sees: those that are shown first, in the order of the source. */
export async function liesA(
  db: Db,
  scope: Scope,
  { where }: Pick<Montres, 'where'>,
  { indexe, document }: Pick<ObjetRendu, 'indexe' | 'document'>,
): Promise<readonly Lie[]> {
  const cibles = document.liens.slice(0, MOST_LIENS).map(({ cible }) => cible);
  if (cibles.length === 0) return [];
  const { rows } = await sql<Lie>`${EACH_TIME}
    SELECT id, coalesce(${publishedWhere({ scope })} AND ${where}, false) AS montre FROM objets
    JOIN (
      SELECT objet_id, min(rang) AS rang_du_lien FROM unnest(
        ${cibles.map(({ systeme }) => systeme)}::text[], ${cibles.map(({ identifiant }) => identifiant)}::text[]
      ) WITH ORDINALITY AS liens (systeme, identifiant, rang)
      JOIN objet_identites USING (systeme, identifiant) GROUP BY objet_id
    ) AS lies ON objet_id = id
    WHERE id <> ${indexe.id} AND (${seen({ ownerColumn: 'entite_id', shared: true }, scope)})
    ORDER BY montre DESC, rang_du_lien, id LIMIT ${MOST_LIENS}`.execute(db);
  return rows;
}
