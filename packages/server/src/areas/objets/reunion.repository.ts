import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { AVANT } from '../../sources/import/application/application.repository.ts';

/** Two objets that are one offer: the one that is kept, and the one that a second-hand system had made. */
export interface Double {
  readonly garde: number;
  readonly fusionne: number;
  /** The run that found it out. */
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

/** Feeds that bring the second objet find the first: its ids are those of one objet now. */
export async function moveIdentities(tx: Db, { garde, fusionne }: Double): Promise<void> {
  await sql`UPDATE objet_identites SET objet_id = ${garde} WHERE objet_id = ${fusionne}`.execute(tx);
}

/** Words that people or machines gave to the second objet, where the first has none of its own. */
export async function moveTexts(tx: Db, { garde, fusionne }: Double): Promise<void> {
  await sql`
    UPDATE objet_textes AS texte SET objet_id = ${garde}
    WHERE objet_id = ${fusionne} AND NOT EXISTS (SELECT 1 FROM objet_textes AS sien
      WHERE sien.objet_id = ${garde} AND sien.entite_id = texte.entite_id AND sien.champ = texte.champ
        AND sien.langue = texte.langue)`.execute(tx);
}

/**
 * What its entity corrected of it, where the first is of the same one and has no correction of its own. The second keeps its own: it may
 * come back. Photos stay: they are those of its source. Whether there was anything.
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

/** The second objet leaves the catalogue, in the name of the run that found it out, which may be taken back. */
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
