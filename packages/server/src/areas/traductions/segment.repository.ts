import type { Couverture, Langue, PartDeCouverture } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ligne } from '../../catalogue/registre/lignes.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';

const PAR: Readonly<Record<Couverture, RawBuilder<unknown>>> = {
  langue: sql`ligne.langue`,
  type: sql`objets.type_bridge`,
  commune: sql`nullif(objets.commune, '')`,
  genre: sql`CASE WHEN ligne.ressource = 'objet' THEN split_part(ligne.champ, ':', 1) ELSE 'contenu' END`,
};
const MOST_GROUPES = 40;

/** The texts that a scope sees, counted by one of their traits and by state, the largest groups first. */
export async function couverturePar(
  db: Db,
  par: Couverture,
  { scope, langue }: { readonly scope: Scope; readonly langue: Langue | undefined },
): Promise<PartDeCouverture[]> {
  const count = (etat: string) => sql`count(*) FILTER (WHERE ligne.etat = ${sql.lit(etat)})::int AS ${sql.ref(etat)}`;
  const { rows } = await sql<PartDeCouverture>`
    SELECT ${PAR[par]} AS cle, ${sql.join(['a_jour', 'perimee', 'manquante', 'a_relire', 'refusee'].map(count))}
    FROM traductions AS ligne LEFT JOIN objets ON ligne.ressource = 'objet' AND objets.id = ligne.sujet
    WHERE ${inScope('ligne.entite_id', scope)} AND (ligne.ressource <> 'objet' OR objets.statut = 'publie')
      AND ${PAR[par]} IS NOT NULL ${langue === undefined ? sql`` : sql`AND ligne.langue = ${langue}`}
    GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${MOST_GROUPES}`.execute(db);
  return rows;
}

/** The next line of the language that needs a look: one to review, then one out of date, then one missing. */
export async function nextLine(
  db: Db,
  { id, langue }: Pick<Ligne, 'id' | 'langue'>,
  scope: Scope,
): Promise<number | null> {
  for (const etat of ['a_relire', 'perimee', 'manquante']) {
    const { rows } = await sql<{ id: number }>`
      SELECT ligne.id FROM traductions AS ligne WHERE ${inScope('ligne.entite_id', scope)} AND langue = ${langue} AND etat = ${etat}
        AND ligne.id <> ${id} AND (ressource <> 'objet' OR EXISTS (SELECT FROM objets WHERE objets.id = ligne.sujet AND statut = 'publie'))
      ORDER BY ligne.id <= ${id}, ligne.id LIMIT 1`.execute(db);
    if (rows[0] !== undefined) return rows[0].id;
  }
  return null;
}

const MOST_RUNS = 20;

/** The former French of a text of an objet, in the imports that changed it, the last first. */
export async function francaisDAvant(db: Db, { sujet, champ, faiteSur }: Ligne): Promise<string | null> {
  if (faiteSur === null || !['nom', 'resume', 'description'].includes(champ)) return null;
  const { rows } = await sql<{ texte: string }>`
    SELECT lu.texte FROM (
      SELECT avant -> 'document' -> ${champ}::text ->> 'fr' AS texte FROM importation_objets
      WHERE objet_id = ${sujet} AND avant IS NOT NULL ORDER BY importation_id DESC LIMIT ${MOST_RUNS}
    ) AS lu WHERE empreinte_de_texte(lu.texte) = ${faiteSur} LIMIT 1`.execute(db);
  return rows[0]?.texte ?? null;
}

/** Assigns lines of a scope to a person; returns how many. */
export async function assign(tx: Db, ids: readonly number[], a: number | null, scope: Scope): Promise<number> {
  const { rows } = await sql`
    UPDATE traductions AS ligne SET assignee_a = ${a} WHERE id = ANY(${[...ids]}::bigint[])
      AND ${inScope('ligne.entite_id', scope)} RETURNING 1`.execute(tx);
  return rows.length;
}

/** Whether a person with an account can be given work, among those that the scope sees. */
export async function isPersonne(db: Db, id: number, scope: Scope): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM utilisateurs WHERE id = ${id} AND statut = 'actif' AND supprime_le IS NULL
      AND (${inScope('utilisateurs.entite_id', scope)} OR entite_id IS NULL)`.execute(db);
  return rows.length > 0;
}
