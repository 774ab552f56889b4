import { ETATS_EN_ATTENTE_DE_RETOUR } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { EcritureLue } from './ecriture.repository.ts';

export type Attendue = Pick<EcritureLue, 'id' | 'mode' | 'valeurs'> & {
  readonly document: unknown;
  readonly montre: boolean;
  /** Whether the import started after the sending: an earlier one read former texts. */
  readonly apres: boolean;
};

/** The lines that an import may have brought back, locked: it changed their objets. */
export async function awaitedIn(tx: Db, importation: number): Promise<Attendue[]> {
  const { rows } = await sql<Attendue>`
    SELECT ligne.id, ligne.mode, ligne.valeurs, doc.document, objets.statut = 'publie' AS montre,
      ligne.envoye_le <= importations.debut_le AS apres
    FROM importation_objets AS fait
    JOIN importations ON importations.id = fait.importation_id AND importations.systeme = 'apidae'
    JOIN objets ON objets.id = fait.objet_id
    JOIN objet_documents AS doc ON doc.objet_id = objets.id
    JOIN ecritures_apidae AS ligne ON ligne.etat = ANY(${[...ETATS_EN_ATTENTE_DE_RETOUR]})
      AND (ligne.objet = objets.id OR (ligne.mode = 'CREATION' AND ligne.identifiant = objets.identifiant
        AND ligne.entite_id IS NOT DISTINCT FROM objets.entite_id))
    WHERE fait.importation_id = ${importation}
    FOR UPDATE OF ligne`.execute(tx);
  return rows;
}
