import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** The moteur and the map that a published list names and that are not published themselves. */
export async function unpublishedParts(
  db: Db,
  liste: number,
): Promise<{ ressource: 'moteur' | 'carte'; nom: string }[]> {
  const { rows } = await sql<{ ressource: 'moteur' | 'carte'; nom: string }>`
    WITH montree AS (
      SELECT (contenu ->> 'moteur')::bigint AS moteur, (contenu ->> 'carte')::bigint AS carte
      FROM publications JOIN publications_en_cours AS en_cours ON en_cours.publication_id = publications.id
      WHERE en_cours.ressource = 'listeWeb' AND en_cours.enregistrement = ${liste}
    ), servis AS (
      SELECT 'moteur' AS ressource, moteurs.id, moteurs.nom FROM montree JOIN moteurs ON moteurs.id = montree.moteur
      UNION ALL SELECT 'carte', cartes.id, cartes.nom FROM montree JOIN cartes ON cartes.id = montree.carte
    )
    SELECT ressource, nom FROM servis WHERE NOT EXISTS (
      SELECT 1 FROM publications_en_cours AS autre
      WHERE autre.ressource = servis.ressource AND autre.enregistrement = servis.id)
    ORDER BY ressource DESC`.execute(db);
  return rows;
}

/** Whether some site shows objets by this fiche. */
export async function isUsedBySite(db: Db, fiche: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM sites WHERE supprime_le IS NULL
      AND jsonb_path_exists(fiches, '$[*].fiche ? (@ == $id)', jsonb_build_object('id', ${fiche}::bigint))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
