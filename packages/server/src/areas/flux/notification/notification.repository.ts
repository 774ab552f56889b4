import type { FluxApidae } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** The feed that waits for announcements at an address; none while the imports of Apidae are switched off. */
export async function feedAnnouncedAt(db: Db, notification: string) {
  const { rows } = await sql<Pick<FluxApidae, 'id' | 'nom' | 'entiteId' | 'projet' | 'actif' | 'reinitialiser'>>`
    SELECT id, nom, entite_id AS "entiteId", projet, actif, reinitialiser FROM flux_apidae
    WHERE notification = ${notification} AND origine = 'export' AND supprime_le IS NULL AND archive_le IS NULL
      AND EXISTS (SELECT 1 FROM parametres WHERE cle = 'enable_import_apidae' AND valeur = 'true')`.execute(db);
  const [flux] = rows;
  return flux && { ...flux, mode: 'complet' as const };
}
