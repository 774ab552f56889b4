import type { RessourcePubliee } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

const SERVIS = [
  {
    champ: 'moteur',
    table: 'moteurs',
    dit: (nom: string) =>
      `Son moteur «\u00a0${nom}\u00a0» n’est pas publié\u00a0: les visiteurs n’ont pas de filtres. Publiez-le.`,
  },
  {
    champ: 'carte',
    table: 'cartes',
    dit: (nom: string) =>
      `Sa carte «\u00a0${nom}\u00a0» n’est pas publiée\u00a0: les visiteurs ne la voient pas. Publiez-la.`,
  },
] as const;

/** What keeps visitors from seeing a published record as it was meant. */
export async function remarquesDe(db: Db, ressource: RessourcePubliee, id: number): Promise<string[]> {
  if (ressource === 'listeWeb') return (await Promise.all(SERVIS.map((servi) => nonPublie(db, id, servi)))).flat();
  return ressource === 'ficheWeb' && !(await sertAUnSite(db, id))
    ? ['Aucun site ne se sert de cette fiche\u00a0: choisissez-la dans la partie «\u00a0Fiches\u00a0» d’un site.']
    : [];
}

/** What a published list goes with, and that visitors do not have. */
async function nonPublie(db: Db, liste: number, { champ, table, dit }: (typeof SERVIS)[number]): Promise<string[]> {
  const { rows } = await sql<{ nom: string }>`
    SELECT servi.nom FROM publications_en_cours AS en_cours
    JOIN publications AS montree ON montree.id = en_cours.publication_id
    JOIN ${sql.table(table)} AS servi ON servi.id = (montree.contenu ->> ${champ})::bigint
    WHERE en_cours.ressource = 'listeWeb' AND en_cours.enregistrement = ${liste} AND NOT EXISTS (
      SELECT 1 FROM publications_en_cours AS autre WHERE autre.ressource = ${champ} AND autre.enregistrement = servi.id)`.execute(
    db,
  );
  return rows.map(({ nom }) => dit(nom));
}

async function sertAUnSite(db: Db, fiche: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM sites WHERE supprime_le IS NULL
      AND jsonb_path_exists(fiches, '$[*].fiche ? (@ == $id)', jsonb_build_object('id', ${fiche}::bigint)) LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
