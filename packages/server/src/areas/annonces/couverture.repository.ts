import { type Regle, tagAnnonce } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db, Row } from '../../schema.ts';
import { OWNED } from './annonce.repository.ts';

/** A tag and those below it: an objet with one of these counts as having the tag. */
export async function famille(db: Db, tag: number): Promise<{ readonly id: number; readonly regles: Regle }[]> {
  const { rows } = await sql<{ id: number; regles: unknown }>`
    WITH RECURSIVE famille AS (
      SELECT id, regles FROM tags_annonce WHERE id = ${tag}
      UNION
      SELECT enfants.id, enfants.regles FROM tags_annonce AS enfants JOIN famille ON enfants.parent = famille.id
      WHERE enfants.supprime_le IS NULL AND enfants.archive_le IS NULL
    ) SELECT id, regles FROM famille`.execute(db);
  return rows.map(({ id, regles }) => ({ id, regles: tagAnnonce.fields.regles.schema.parse(regles) }));
}

interface Nomme {
  readonly id: number;
  readonly nom: string;
}

export interface PageTaguee extends Nomme {
  readonly tags: readonly number[];
}

const TABLES = { listeWeb: 'listes_web', carte: 'cartes', ficheWeb: 'fiches_web' } as const;
const MOST = 100;

/** The public pages of a kind that the reader sees, with the tags that were put on them by hand. */
export async function pagesPubliees(db: Db, scope: Scope, ressource: keyof typeof TABLES): Promise<PageTaguee[]> {
  const { rows } = await sql<PageTaguee>`
    SELECT id, nom, tags_annonce AS tags FROM ${sql.table(TABLES[ressource])} AS pages
    WHERE supprime_le IS NULL AND archive_le IS NULL AND (${visible(OWNED, scope)}) AND EXISTS (
      SELECT FROM publications_en_cours AS publie WHERE publie.ressource = ${ressource} AND publie.enregistrement = pages.id)
    ORDER BY nom, id LIMIT ${MOST}`.execute(db);
  return rows;
}

/** The chapters and diaporamas with one of some tags put on them or on their slides, that the reader sees. */
export async function horsDuWeb(
  db: Db,
  scope: Scope,
  tags: readonly number[],
): Promise<{ readonly rubriques: Nomme[]; readonly diaporamas: Nomme[] }> {
  const seen = (table: 'rubriques_dynamiques' | 'diaporamas', bears: RawBuilder<unknown>) => sql<Nomme>`
    SELECT id, nom FROM ${sql.table(table)}
    WHERE supprime_le IS NULL AND archive_le IS NULL AND (${visible(OWNED, scope)}) AND ${bears}
    ORDER BY nom, id LIMIT ${MOST}`;
  const put = sql`jsonb_path_query_array(sequence, '$[*].tagsAnnonce[*].id')`;
  const rubriques = await seen('rubriques_dynamiques', sql`tags_annonce && ${[...tags]}::bigint[]`).execute(db);
  const diaporamas = await seen(
    'diaporamas',
    sql`EXISTS (SELECT FROM jsonb_array_elements(${put}) AS tag WHERE tag::bigint = ANY(${[...tags]}::bigint[]))`,
  ).execute(db);
  return { rubriques: rubriques.rows, diaporamas: diaporamas.rows };
}

/** The code of a published list of a site: the named one, else the first. */
export async function listeDuSite(db: Db, site: number, liste: number | null): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    SELECT listes.code FROM listes_web AS listes
    JOIN publications_en_cours AS publie ON publie.ressource = 'listeWeb' AND publie.enregistrement = listes.id
    WHERE ${site} = ANY(listes.sites) AND listes.supprime_le IS NULL AND listes.archive_le IS NULL
      AND (${liste}::bigint IS NULL OR listes.id = ${liste})
    ORDER BY listes.nom, listes.id LIMIT 1`.execute(db);
  return rows[0]?.code;
}

/** The code of a map that is published on a site. */
export async function carteDuSite(db: Db, site: number, carte: number): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    SELECT cartes.code FROM cartes
    JOIN publications_en_cours AS publie ON publie.ressource = 'carte' AND publie.enregistrement = cartes.id
    WHERE cartes.id = ${carte} AND ${site} = ANY(cartes.sites) AND cartes.supprime_le IS NULL
      AND cartes.archive_le IS NULL`.execute(db);
  return rows[0]?.code;
}

/** The first diaporama that the reader sees with a slide that shows an espace. */
export async function diaporamaDeLEspace(db: Db, scope: Scope, espace: number): Promise<number | undefined> {
  const slide = JSON.stringify([{ genre: 'annonce', espace: { id: espace } }]);
  const { rows } = await sql<Row<'diaporamas', 'id'>>`
    SELECT id FROM diaporamas WHERE sequence @> ${slide}::jsonb AND supprime_le IS NULL AND archive_le IS NULL
      AND (${visible(OWNED, scope)})
    ORDER BY id LIMIT 1`.execute(db);
  return rows[0]?.id;
}

/** The chapters that print an espace between their fiches, as far as the reader sees them. */
export async function rubriquesDeLEspace(db: Db, scope: Scope, espace: number): Promise<readonly number[]> {
  const { rows } = await sql<Row<'rubriques_dynamiques', 'id'>>`
    SELECT id FROM rubriques_dynamiques WHERE (annonces #>> '{espace,id}')::bigint = ${espace}
      AND supprime_le IS NULL AND archive_le IS NULL AND (${visible(OWNED, scope)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** The first model of editions that the reader sees and that prints an espace, on a page of its own or in a chapter. */
export async function modeleDeLEspace(
  db: Db,
  scope: Scope,
  espace: number,
  rubriques: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<Row<'modeles_edition', 'id'>>`
    SELECT id FROM modeles_edition WHERE supprime_le IS NULL AND archive_le IS NULL AND (${visible(OWNED, scope)}) AND EXISTS (
      SELECT FROM jsonb_array_elements(plan) AS element
      WHERE (element ->> 'genre' = 'annonce' AND (element #>> '{espace,id}')::bigint = ${espace})
        OR (element ->> 'genre' = 'rubrique' AND (element #>> '{rubrique,id}')::bigint = ANY(${[...rubriques]}::bigint[])))
    ORDER BY id LIMIT 1`.execute(db);
  return rows[0]?.id;
}
