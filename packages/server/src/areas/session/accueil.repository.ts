import {
  type AlerteDAccueil,
  type Attente,
  generation,
  JOURS_D_ECHEC,
  JOURS_DE_FIN,
  JOURS_DE_VUES,
  MOST_COUNTED,
} from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { VENDUE } from '../../composition/annonce/annonces.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

/** The figures that the area of media counts, those that the calendar does, and that of the answers of owners. */
type CompteDeDroits = 'droits-passes' | 'droits-bientot';
export type CompteDeFins = 'pages-bientot' | 'diaporamas-bientot' | 'editions-bientot';
type CompteDAilleurs = CompteDeDroits | CompteDeFins | 'reponses-a-traiter';

/** A figure that a question of this file counts in a person's entities. */
export type Compte = Exclude<Attente | AlerteDAccueil, CompteDAilleurs>;

const KEPT = sql`archive_le IS NULL AND supprime_le IS NULL`;

/** The first moment of the period whose failures are told, from a midnight in Paris as lists filter days. */
const recent = (jour: string) => sql`(${jour}::date - ${JOURS_D_ECHEC}::int)::timestamp AT TIME ZONE 'Europe/Paris'`;

function question(compte: Compte, scope: Scope, jour: string): RawBuilder<number> {
  const own = (table: string) => inScope(`${table}.entite_id`, scope);
  switch (compte) {
    case 'annonces-a-valider':
      return sql`SELECT count(*) FROM annonces WHERE validation = 'a-valider' AND ${KEPT} AND ${own('annonces')}`;
    case 'annonces-refusees':
      // A refused annonce counts until its days are over: after that, nobody takes it up again.
      return sql`SELECT count(*) FROM annonces
        WHERE validation = 'refusee' AND au >= ${jour}::date AND ${KEPT} AND ${own('annonces')}`;
    case 'medias-a-valider':
      return sql`SELECT count(*) FROM medias WHERE statut = 'a-valider' AND ${KEPT} AND ${own('medias')}`;
    case 'medias-a-completer':
      return sql`SELECT count(*) FROM medias WHERE statut = 'a-completer' AND ${KEPT} AND ${own('medias')}`;
    case 'textes-a-traduire':
      // The lines that their list would show, and no further than that list counts.
      return sql`SELECT count(*) FROM (
        SELECT FROM traductions AS ligne LEFT JOIN objets ON ligne.ressource = 'objet' AND objets.id = ligne.sujet
        WHERE ligne.etat IN ('manquante', 'perimee') AND ${inScope('ligne.entite_id', scope)}
          AND (ligne.ressource <> 'objet' OR objets.statut = 'publie') LIMIT ${MOST_COUNTED + 1}
      ) AS premieres`;
    case 'documents-a-relire':
      return sql`SELECT count(*) FROM generations WHERE etat = 'prete' AND ${own('generations')}`;
    case 'imports-a-decider':
      return sql`SELECT count(*) FROM importations WHERE etat = 'suspect' AND ${own('importations')}`;
    case 'imports-en-echec':
      // A feed that was read well since is mended.
      return sql`SELECT count(*) FROM (
        SELECT DISTINCT ON (systeme, flux_id) etat FROM importations
        WHERE NOT a_blanc AND debut_le >= ${recent(jour)} AND ${own('importations')} ORDER BY systeme, flux_id, id DESC
      ) AS derniers WHERE etat IN ('echouee', 'incomplet')`;
    case 'taches-en-echec':
      return sql`SELECT count(*) FROM taches WHERE etat = 'echouee' AND fin_le >= ${recent(jour)} AND ${own('taches')}`;
    case 'documents-en-echec':
      return sql`SELECT count(*) FROM generations
        WHERE etat = 'echouee' AND cree_le >= ${recent(jour)} AND ${own('generations')}`;
    case 'ecrans-muets':
      return sql`SELECT count(*) FROM ecrans WHERE etat = 'hors-ligne' AND ${KEPT} AND ${own('ecrans')}`;
    case 'annonces-bientot':
      return sql`SELECT count(*) FROM annonces WHERE ${VENDUE}
        AND au BETWEEN ${jour}::date AND ${jour}::date + ${JOURS_DE_FIN}::int AND ${own('annonces')}`;
  }
}

/** The number of records of each kind, in one question. */
export async function comptesDe(
  db: Db,
  comptes: readonly Compte[],
  scope: Scope,
  jour: string,
): Promise<ReadonlyMap<Compte, number>> {
  if (comptes.length === 0) return new Map();
  const each = comptes.map(
    (compte) => sql`SELECT ${compte}::text AS compte, (${question(compte, scope, jour)}) AS nombre`,
  );
  const { rows } = await sql<{ compte: Compte; nombre: number }>`${sql.join(each, sql` UNION ALL `)}`.execute(db);
  return new Map(rows.map(({ compte, nombre }) => [compte, nombre]));
}

export interface Publiee {
  readonly ressource: string;
  readonly id: number;
  readonly nom: string;
  readonly le: Date;
}

export const MOST_PUBLICATIONS = 5;

/** The records that somebody published last and that are still public, each once. */
export async function publieesPar(db: Db, userId: number, ressources: readonly string[]): Promise<Publiee[]> {
  const { rows } = await sql<Publiee>`
    SELECT * FROM (
      SELECT DISTINCT ON (publications.ressource, publications.enregistrement) publications.ressource,
        publications.enregistrement AS id, coalesce(publications.contenu ->> 'nom', '') AS nom, publications.publie_le AS le
      FROM publications JOIN publications_en_cours AS en_cours
        ON en_cours.ressource = publications.ressource AND en_cours.enregistrement = publications.enregistrement
      WHERE publications.publie_par = ${userId} AND publications.ressource = ANY(${[...ressources]}::text[])
      ORDER BY publications.ressource, publications.enregistrement, publications.id DESC
    ) AS siennes ORDER BY le DESC, id DESC LIMIT ${MOST_PUBLICATIONS}`.execute(db);
  return rows;
}

/** The last document of each model of édition that somebody sent out, or asked for where nobody validates. */
export async function documentsDe(db: Db, userId: number): Promise<Publiee[]> {
  const { rows } = await sql<Publiee>`
    SELECT * FROM (
      SELECT DISTINCT ON (generations.modele) ${generation.id}::text AS ressource, generations.id, modeles_edition.nom,
        coalesce(decide_le, fini_le, generations.cree_le) AS le
      FROM generations JOIN modeles_edition ON modeles_edition.id = generations.modele
      WHERE generations.etat = 'validee' AND coalesce(decide_par, demande_par) = ${userId}
      ORDER BY generations.modele, generations.id DESC
    ) AS siens ORDER BY le DESC, id DESC LIMIT ${MOST_PUBLICATIONS}`.execute(db);
  return rows;
}

/** Views of pages, by day: the oldest first, a day without any is 0. */
export async function vuesDe(
  db: Db,
  pages: readonly Pick<Publiee, 'ressource' | 'id'>[],
  jour: string,
): Promise<ReadonlyMap<string, number[]>> {
  if (pages.length === 0) return new Map();
  const asked = JSON.stringify(pages.map(({ ressource, id }) => ({ ressource, id })));
  const { rows } = await sql<{ ressource: string; id: number; vues: number[] }>`
    SELECT pages.ressource, pages.id, array_agg(coalesce(comptes.nombre, 0) ORDER BY jours.jour)::int[] AS vues
    FROM jsonb_to_recordset(${asked}::jsonb) AS pages (ressource text, id bigint)
    CROSS JOIN generate_series(${jour}::date - ${JOURS_DE_VUES - 1}::int, ${jour}::date, interval '1 day') AS jours (jour)
    LEFT JOIN LATERAL (
      SELECT sum(nombre) AS nombre FROM mesures_web
      WHERE mesures_web.ressource = pages.ressource AND enregistrement = pages.id AND mesures_web.jour = jours.jour::date
        AND genre = 'vue'
    ) AS comptes ON true
    GROUP BY pages.ressource, pages.id`.execute(db);
  return new Map(rows.map(({ ressource, id, vues }) => [`${ressource} ${id}`, vues]));
}
