import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

/** Two days, both included. */
export interface Fenetre {
  readonly du: string;
  readonly au: string;
}

export interface Publication {
  readonly ressource: string;
  readonly id: number;
  readonly nom: string;
  readonly entiteId: number | null;
  readonly du: Date;
  readonly au: Date | null;
}

const MOST = 500;

/** Publications that start or end between two instants. */
export async function publicationsEntre(
  db: Db,
  scope: Scope,
  ressources: readonly string[],
  { de, a }: { readonly de: Date; readonly a: Date },
): Promise<Publication[]> {
  const { rows } = await sql<Publication>`
    SELECT * FROM (
      SELECT publications.ressource, publications.enregistrement AS id, coalesce(publications.contenu ->> 'nom', '') AS nom,
        (publications.contenu ->> 'entiteId')::bigint AS "entiteId",
        coalesce(publications.du, publications.publie_le) AS du, publications.au
      FROM publications_en_cours AS en_cours JOIN publications ON publications.id = en_cours.publication_id
      WHERE publications.ressource = ANY(${[...ressources]}::text[])
    ) AS publiees
    WHERE ${inScope('entiteId', scope)} AND (du BETWEEN ${de} AND ${a} OR au BETWEEN ${de} AND ${a})
    ORDER BY du, id LIMIT ${MOST}`.execute(db);
  return rows;
}

export interface AnnonceDatee {
  readonly id: number;
  readonly nom: string;
  readonly entiteId: number | null;
  readonly du: string;
  readonly au: string;
}

/** The annonces that were accepted and start or end between two days. */
export async function annoncesEntre(db: Db, scope: Scope, { du, au }: Fenetre): Promise<AnnonceDatee[]> {
  const { rows } = await sql<AnnonceDatee>`
    SELECT id, nom, entite_id AS "entiteId", du::text AS du, au::text AS au FROM annonces
    WHERE validation = 'validee' AND archive_le IS NULL AND supprime_le IS NULL AND ${inScope('annonces.entite_id', scope)}
      AND (du BETWEEN ${du}::date AND ${au}::date OR au BETWEEN ${du}::date AND ${au}::date)
    ORDER BY du, id LIMIT ${MOST}`.execute(db);
  return rows;
}

export async function nomsDesEntites(db: Db, ids: readonly number[]): Promise<{ id: number; nom: string }[]> {
  return db
    .selectFrom('entites')
    .select(['id', 'nom'])
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .orderBy('nom')
    .execute();
}
