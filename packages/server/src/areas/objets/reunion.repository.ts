import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { AVANT } from '../../sources/import/application/application.repository.ts';

/** Two objets that are one offer: the kept one, and the one that a second-hand system made. */
export interface Double {
  readonly garde: number;
  readonly fusionne: number;
  /** The import that found it out. */
  readonly importation: number;
}

export async function doublesLeft(db: Db, most: number): Promise<Double[]> {
  const { rows } = await sql<Double>`
    SELECT objet_id AS garde, double_id AS fusionne, importation_id AS importation FROM objet_rattachements
    WHERE double_id IS NOT NULL ORDER BY double_id, objet_id LIMIT ${most}`.execute(db);
  return rows;
}

/** Seen to, or no longer to be. */
export async function forgetDouble(tx: Db, fusionne: number): Promise<void> {
  await sql`UPDATE objet_rattachements SET double_id = NULL WHERE double_id = ${fusionne}`.execute(tx);
}

/** Gives the ids of the second objet to the first, so that its feeds find the first. */
export async function moveIdentities(tx: Db, { garde, fusionne }: Double): Promise<void> {
  await sql`UPDATE objet_identites SET objet_id = ${garde} WHERE objet_id = ${fusionne}`.execute(tx);
}

/** Moves texts of people or machines to the first objet, where it has none. */
export async function moveTexts(tx: Db, { garde, fusionne }: Double): Promise<void> {
  await sql`
    UPDATE objet_textes AS texte SET objet_id = ${garde}
    WHERE objet_id = ${fusionne} AND NOT EXISTS (SELECT 1 FROM objet_textes AS sien
      WHERE sien.objet_id = ${garde} AND sien.entite_id = texte.entite_id AND sien.champ = texte.champ
        AND sien.langue = texte.langue)`.execute(tx);
}

/**
 * Copies the corrections of the second objet to the first, if it is of the same entity and has none. The second keeps
 * its own, since it may come back. Photos stay: they are its source's. Tells whether anything was copied.
 */
export async function copyCorrections(tx: Db, { garde, fusionne }: Double): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO objet_corrections (objet_id, partie, valeur, empreinte_source, maj_le, maj_par)
    SELECT premier.id, partie, valeur, empreinte_source, maj_le, maj_par
    FROM objet_corrections AS corrigee JOIN objets AS second ON second.id = corrigee.objet_id
    JOIN objets AS premier ON premier.id = ${garde} AND premier.entite_id IS NOT DISTINCT FROM second.entite_id
    WHERE second.id = ${fusionne} AND partie <> 'medias'
    ON CONFLICT (objet_id, partie) DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Withdraws the second objet, in the name of the import that found it out, which may be taken back. */
export async function withdraw(tx: Db, { fusionne, importation }: Double, at: Date): Promise<void> {
  await sql`
    INSERT INTO importation_objets (importation_id, objet_id, action, avant)
    SELECT ${importation}, objets.id, 'retire', ${AVANT}
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.id = ${fusionne} AND EXISTS (SELECT 1 FROM importations WHERE id = ${importation})
    ON CONFLICT (importation_id, objet_id) DO NOTHING`.execute(tx);
  await sql`UPDATE objets SET statut = 'absent', disparu_le = ${at} WHERE id = ${fusionne} AND statut <> 'absent'`.execute(
    tx,
  );
}
