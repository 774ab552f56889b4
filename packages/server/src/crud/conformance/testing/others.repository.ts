import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/**
 * What tells whether anything changed in any table, but for the lines of one entity, or of none at all, and of one person where a table says
 * whose they are.
 */
export async function digestOfOthers(db: Db, entite: number | null, person: number): Promise<Map<string, string>> {
  const has = (name: string) => sql`EXISTS (SELECT FROM information_schema.columns AS colonne
      WHERE colonne.table_schema = 'public' AND colonne.table_name = lue.table_name AND column_name = ${name})`;
  const { rows: tables } = await sql<{ nom: string; owned: boolean; personal: boolean }>`
    SELECT table_name AS nom, ${has('entite_id')} AS owned, ${has('utilisateur_id')} AS personal
    FROM information_schema.tables AS lue WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db);
  const told = new Map<string, string>();
  for (const { nom, owned, personal } of tables) {
    const where = sql`WHERE ${owned && entite !== null ? sql`entite_id IS DISTINCT FROM ${entite}` : sql`true`}
      AND ${personal ? sql`utilisateur_id IS DISTINCT FROM ${person}` : sql`true`}`;
    const { rows } = await sql<{ somme: string }>`
      SELECT concat(count(*), ' ', sum(hashtextextended(lue::text, 0))) AS somme FROM ${sql.table(nom)} AS lue ${where}`.execute(
      db,
    );
    told.set(nom, rows[0]?.somme ?? '');
  }
  return told;
}

/** What no resource is made of and that is somebody's all the same: a task, an import, a document, a version published, showings counted. */
export async function sowOthers(db: Db, entite: number, { word, liste, modele, ecran, diaporama }: Sown) {
  const id = async (query: ReturnType<typeof sql<{ id: number }>>) => (await query.execute(db)).rows[0]?.id ?? 0;
  const tache = await id(sql`
    INSERT INTO taches (type, cible, message, etape, entite_id, etat, max_tentatives, cree_le, modifie_le)
    VALUES ('edition', ${word}, ${word}, ${word}, ${entite}, 'echouee', 3, now(), now()) RETURNING id`);
  const importation = await id(sql`
    INSERT INTO importations (systeme, flux_id, flux_nom, entite_id, tache_id, etat, motif, debut_le, fin_le)
    VALUES ('lei', 1, ${word}, ${entite}, ${tache}, 'suspect', ${word}, now(), now()) RETURNING id`);
  const generation = await id(sql`
    INSERT INTO generations (modele, entite_id, langue, sorties, etat, cree_le, message, rapport)
    VALUES (${modele}, ${entite}, 'fr', '{consultation}', 'prete', now(), ${word}, ${JSON.stringify([])}) RETURNING id`);
  await sql`
    INSERT INTO publications (ressource, enregistrement, version, contenu)
    VALUES ('listeWeb', ${liste}, 1, ${JSON.stringify({ nom: word, notesInternes: word })})`.execute(db);
  await sql`
    INSERT INTO passages_par_heure (entite_id, ecran_id, heure, diaporama, diapositive, passages, millisecondes, interrompus, echecs)
    VALUES (${entite}, ${ecran}, now(), ${diaporama}, ${word}, 1, 1, 0, 0)`.execute(db);
  return { tache, importation, generation };
}

interface Sown extends Readonly<Record<'liste' | 'modele' | 'ecran' | 'diaporama', number>> {
  readonly word: string;
}
