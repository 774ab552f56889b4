import type { PublishedResource } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../schema.ts';

export interface LignePubliee {
  readonly id: number;
  readonly version: number;
  readonly publieLe: Date;
  readonly publiePar: string | null;
  readonly du: Date | null;
  readonly au: Date | null;
}

interface VersionPubliee {
  readonly version: number;
  readonly contenu: Readonly<Record<string, unknown>>;
}

interface Nouvelle extends VersionPubliee {
  readonly ressource: string;
  readonly enregistrement: number;
  readonly du: string | null;
  readonly au: string | null;
  readonly at: Date;
  readonly par: number | null;
}

/** Adds a published version, which never changes afterwards. */
export async function insertPublication(tx: Db, nouvelle: Nouvelle): Promise<number> {
  const { ressource, enregistrement, version, contenu, du, au, at, par } = nouvelle;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO publications (ressource, enregistrement, version, contenu, du, au, publie_le, publie_par)
    VALUES (${ressource}, ${enregistrement}, ${version}, ${JSON.stringify(contenu)}::jsonb, ${du}::timestamptz, ${au}::timestamptz, ${at}, ${par})
    RETURNING id`.execute(tx);
  const [added] = rows;
  if (added === undefined) throw new Error('nothing was published');
  return added.id;
}

/** Puts a version in force now, or from its start on: until then visitors see the present one. */
export async function putInForce(
  tx: Db,
  ressource: string,
  id: number,
  { publication, at }: { readonly publication: number; readonly at: Date },
): Promise<void> {
  const startOf = (which: RawBuilder<unknown>) => sql`(SELECT du FROM publications WHERE id = ${which})`;
  await sql`
    INSERT INTO publications_en_cours AS connue (ressource, enregistrement, publication_id)
    VALUES (${ressource}, ${id}, ${publication})
    ON CONFLICT (ressource, enregistrement) DO UPDATE SET publication_id = excluded.publication_id,
      precedente_id = CASE WHEN ${startOf(sql`excluded.publication_id`)} > ${at} THEN
        CASE WHEN ${startOf(sql`connue.publication_id`)} > ${at} THEN connue.precedente_id ELSE connue.publication_id END
      END`.execute(tx);
}

/** Withdraws a record; tells whether it was published. */
export async function withdrawInForce(tx: Db, ressource: string, id: number): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM publications_en_cours WHERE ressource = ${ressource} AND enregistrement = ${id} RETURNING 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** A published version of a record. */
export async function publishedVersion(
  db: Db,
  ressource: string,
  id: number,
  publication: number,
): Promise<VersionPubliee | undefined> {
  const { rows } = await sql<VersionPubliee>`
    SELECT version, contenu FROM publications
    WHERE id = ${publication} AND ressource = ${ressource} AND enregistrement = ${id}`.execute(db);
  return rows[0];
}

/** The places where a record appears or will appear: those named by its versions in force. */
export async function shownPlaces(
  db: Db,
  { id: ressource, published: { places } }: Pick<PublishedResource, 'id' | 'published'>,
  id: number,
): Promise<unknown[]> {
  if (places === undefined) return [];
  const { rows } = await sql<{ places: unknown }>`
    SELECT contenu->${places} AS places FROM publications_en_cours AS en_cours
    JOIN publications ON publications.id IN (en_cours.publication_id, en_cours.precedente_id)
    WHERE en_cours.ressource = ${ressource} AND en_cours.enregistrement = ${id}`.execute(db);
  return rows.flatMap(({ places }) => places);
}

/** The end of the publication of a record, or null without one. */
export async function endOfPublication(db: Db, ressource: string, id: number): Promise<Date | null> {
  const { rows } = await sql<{ fin: Date | null }>`
    SELECT CASE WHEN bool_and(au IS NOT NULL) THEN max(au) END AS fin FROM publications_suivies
    WHERE ressource = ${ressource} AND enregistrement = ${id}`.execute(db);
  return rows[0]?.fin ?? null;
}

const MOST_TOLD = 100;

/** The published versions of a record, newest first, as far as they are kept. */
export async function readPublications(db: Db, ressource: string, id: number) {
  const { rows } = await sql<LignePubliee & { enCours: boolean }>`
    SELECT publications.id, publications.version, publie_le AS "publieLe", utilisateurs.nom_complet AS "publiePar", du, au,
      en_cours.publication_id IS NOT NULL AS "enCours"
    FROM publications
    LEFT JOIN publications_en_cours AS en_cours ON en_cours.publication_id = publications.id
    LEFT JOIN utilisateurs ON utilisateurs.id = publications.publie_par
    WHERE publications.ressource = ${ressource} AND publications.enregistrement = ${id}
    ORDER BY "enCours" DESC, publications.id DESC LIMIT ${MOST_TOLD}`.execute(db);
  return [...rows].sort((one, other) => other.id - one.id);
}

/** The state of a record, as its fields tell it. */
export type State = {
  readonly etat: 'brouillon' | 'publie' | 'modifie';
  readonly publieLe: string | null;
};

export const WITHDRAWN: State = { etat: 'brouillon', publieLe: null };
