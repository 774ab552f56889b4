import { finDuJourCivil, instantOf } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { VENDUE } from '../../composition/annonce/annonces.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

/** Two days, both included. */
export interface Fenetre {
  readonly du: string;
  readonly au: string;
  /** The one kind of date that is wanted, starts or ends; all of them without it. */
  readonly quoi?: 'debut' | 'fin' | undefined;
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

/** The rows whose start or end is within the days of a window, the soonest date first, no more than are read at once. */
function datedWithin(quoi: Fenetre['quoi'], within: (date: RawBuilder<unknown>) => RawBuilder<unknown>) {
  const [du, au] = [sql.ref('du'), sql.ref('au')];
  switch (quoi) {
    case 'debut':
      return sql`${within(du)} ORDER BY du, id LIMIT ${MOST}`;
    case 'fin':
      return sql`${within(au)} ORDER BY au, id LIMIT ${MOST}`;
    case undefined:
      return sql`(${within(du)} OR ${within(au)}) ORDER BY CASE WHEN ${within(du)} THEN du ELSE au END, id LIMIT ${MOST}`;
  }
}

/** Publications that start or end between two days, to their last instant. */
export async function publicationsEntre(
  db: Db,
  scope: Scope,
  ressources: readonly string[],
  { du, au, quoi }: Fenetre,
): Promise<Publication[]> {
  const [from, until] = [instantOf(du, '00:00'), finDuJourCivil(au)];
  const { rows } = await sql<Publication>`
    SELECT * FROM (
      SELECT publications.ressource, publications.enregistrement AS id, coalesce(publications.contenu ->> 'nom', '') AS nom,
        (publications.contenu ->> 'entiteId')::bigint AS "entiteId",
        coalesce(publications.du, publications.publie_le) AS du, publications.au
      FROM publications_en_cours AS en_cours JOIN publications ON publications.id = en_cours.publication_id
      WHERE publications.ressource = ANY(${[...ressources]}::text[])
    ) AS publiees
    WHERE ${inScope('entiteId', scope)}
      AND ${datedWithin(quoi, (date) => sql`(${date} >= ${from} AND ${date} < ${until})`)}`.execute(db);
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
export async function annoncesEntre(db: Db, scope: Scope, { du, au, quoi }: Fenetre): Promise<AnnonceDatee[]> {
  const { rows } = await sql<AnnonceDatee>`
    SELECT id, nom, entite_id AS "entiteId", du::text AS du, au::text AS au FROM annonces
    WHERE ${VENDUE} AND ${inScope('annonces.entite_id', scope)}
      AND ${datedWithin(quoi, (date) => sql`${date} BETWEEN ${du}::date AND ${au}::date`)}`.execute(db);
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
