import type { RessourcePubliee } from '@bridge/contract';
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

interface Nouvelle {
  readonly ressource: RessourcePubliee;
  readonly enregistrement: number;
  readonly version: number;
  readonly contenu: Readonly<Record<string, unknown>>;
  readonly du: string | null;
  readonly au: string | null;
  readonly at: Date;
  readonly par: number;
}

/** One more published version, which nothing changes afterwards. */
export async function ajoutePublication(tx: Db, nouvelle: Nouvelle): Promise<number> {
  const { ressource, enregistrement, version, contenu, du, au, at, par } = nouvelle;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO publications (ressource, enregistrement, version, contenu, du, au, publie_le, publie_par)
    VALUES (${ressource}, ${enregistrement}, ${version}, ${JSON.stringify(contenu)}::jsonb, ${du}::timestamptz, ${au}::timestamptz, ${at}, ${par})
    RETURNING id`.execute(tx);
  const [added] = rows;
  if (added === undefined) throw new Error('nothing was published');
  return added.id;
}

/** The version that visitors see from now on, or from its start on: until then they see the one that they see now. */
export async function metEnCours(
  tx: Db,
  ressource: RessourcePubliee,
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

/** Whether there was anything to withdraw. */
export async function retireEnCours(tx: Db, ressource: RessourcePubliee, id: number): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM publications_en_cours WHERE ressource = ${ressource} AND enregistrement = ${id} RETURNING 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** A published version of this very record. */
export async function versionPubliee(
  db: Db,
  ressource: RessourcePubliee,
  id: number,
  publication: number,
): Promise<{ version: number } | undefined> {
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM publications
    WHERE id = ${publication} AND ressource = ${ressource} AND enregistrement = ${id}`.execute(db);
  return rows[0];
}

/** The sites of what visitors see of a record, or will. */
export async function sitesMontres(db: Db, ressource: RessourcePubliee, id: number): Promise<unknown[]> {
  const { rows } = await sql<{ sites: unknown }>`
    SELECT contenu->'sites' AS sites FROM publications_en_cours AS en_cours
    JOIN publications ON publications.id IN (en_cours.publication_id, en_cours.precedente_id)
    WHERE en_cours.ressource = ${ressource} AND en_cours.enregistrement = ${id}`.execute(db);
  return rows.flatMap(({ sites }) => sites);
}

/** What visitors see of a record, now or later: what it names there is used, whatever its draft says. */
export const contenusSuivis = (ressource: RessourcePubliee) => (id: RawBuilder<unknown>) =>
  sql`SELECT contenu FROM publications_suivies WHERE ressource = ${ressource} AND enregistrement = ${id}`;

/** When nobody is to see a record any more; null where no end is set. */
export async function finDePublication(db: Db, ressource: RessourcePubliee, id: number): Promise<Date | null> {
  const { rows } = await sql<{ fin: Date | null }>`
    SELECT CASE WHEN bool_and(au IS NOT NULL) THEN max(au) END AS fin FROM publications_suivies
    WHERE ressource = ${ressource} AND enregistrement = ${id}`.execute(db);
  return rows[0]?.fin ?? null;
}

const MOST_TOLD = 100;

/** The published versions of a record, newest first; those that were not in force for long are the oldest. */
export async function publicationsDe(db: Db, ressource: RessourcePubliee, id: number) {
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

/** Tells the record where it stands. No change of the record: its version stays. */
export async function noteEtat(
  tx: Db,
  table: string,
  id: number,
  { etat, publieLe }: { readonly etat: 'brouillon' | 'publie' | 'modifie'; readonly publieLe: Date | null },
): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET etat = ${etat}, publie_le = ${publieLe} WHERE id = ${id}`.execute(tx);
}
