import { type Canal, finDuJourCivil, instantOf, type StatistiquesDAnnonce } from '@bridge/contract';
import { sql } from 'kysely';
import { entitesActing } from '../../crud/read/portee.repository.ts';
import type { Db } from '../../schema.ts';

interface Question {
  /** One annonce, or all those of an espace or of an advertiser. */
  readonly de: { readonly annonce: number } | { readonly espace: number } | { readonly annonceur: number };
  /** Civil days, both included. */
  readonly du: string;
  readonly au: string;
}

const somme = (genre: string) => sql`coalesce(sum(nombre) FILTER (WHERE genre = ${genre}), 0)::int`;
export const NOMBRES = sql`${somme('vue')} AS vues, ${somme('clic')} AS clics, ${somme('passage')} AS passages,
  ${somme('parution')} AS parutions`;
const JOUR = sql`to_char(heure AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD')`;
const AUCUN = { vues: 0, clics: 0, passages: 0, parutions: 0 };

/** The numbers of an annonce, an espace or an advertiser, all from one table. */
export async function statistiquesDe(db: Db, question: Question): Promise<StatistiquesDAnnonce> {
  const [total] = await numbers<StatistiquesDAnnonce['total']>(db, question, sql``, sql``);
  const jours = await numbers<StatistiquesDAnnonce['jours'][number]>(
    db,
    question,
    sql`${JOUR} AS jour,`,
    sql`GROUP BY 1 ORDER BY 1`,
  );
  const lieux = await numbers<{ readonly canal: Canal; readonly nom: string | null } & typeof AUCUN>(
    db,
    question,
    sql`canal, ${LIEU} AS nom,`,
    sql`GROUP BY canal, espace, support ORDER BY sum(nombre) DESC, 2`,
  );
  return {
    total: total ?? AUCUN,
    jours,
    lieux: lieux.map(({ nom, ...lieu }) => ({ ...lieu, nom: nom ?? 'Supprimé depuis' })),
  };
}

/** The current name of the place, or null when it is gone. */
const LIEU = sql`CASE canal
  WHEN 'web' THEN (SELECT espaces.nom || ', ' || sites.nom FROM espaces, sites WHERE espaces.id = espace AND sites.id = support)
  WHEN 'ecran' THEN (SELECT nom FROM ecrans WHERE id = support)
  ELSE (SELECT nom FROM modeles_edition WHERE id = support) END`;

type Fragment = ReturnType<typeof sql>;

/**
 * The annonces that the entity of an advertiser, or one below it, sold to it. A shared advertiser buys from other entities too: what it
 * has there is theirs to tell.
 */
export const venduesA = (annonceur: number): Fragment => sql`annonces.annonceur = ${annonceur} AND EXISTS (
  SELECT FROM annonceurs AS acheteur WHERE acheteur.id = annonces.annonceur AND (acheteur.entite_id IS NULL
    OR acheteur.entite_id IN (${entitesActing(sql`annonces.entite_id`, sql`'{}'::bigint[]`)})))`;

function whose(de: Question['de']): Fragment {
  if ('annonce' in de) return sql`annonce = ${de.annonce}`;
  if ('espace' in de) return sql`espace = ${de.espace}`;
  return sql`annonce = ANY(ARRAY(SELECT id FROM annonces WHERE ${venduesA(de.annonceur)}))`;
}

async function numbers<T>(db: Db, { de, du, au }: Question, what: Fragment, grouped: Fragment): Promise<T[]> {
  const { rows } = await sql<T>`
    SELECT ${what} ${NOMBRES} FROM mesures_annonce
    WHERE ${whose(de)} AND heure >= ${instantOf(du, '00:00')} AND heure < ${finDuJourCivil(au)} ${grouped}`.execute(db);
  return rows;
}
