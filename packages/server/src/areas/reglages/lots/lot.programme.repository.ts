import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** The active configurations with a rhythm; none while Apidae is switched off. */
export async function configsParRythme(
  db: Db,
  frequence: 'jour' | 'semaine',
): Promise<{ id: number; nom: string; entiteId: number | null }[]> {
  const { rows } = await sql<{ id: number; nom: string; entiteId: number | null }>`
    SELECT id, nom, entite_id AS "entiteId" FROM configs_traduction_apidae
    WHERE actif AND frequence = ${frequence} AND archive_le IS NULL AND supprime_le IS NULL
      AND (SELECT valeur FROM parametres WHERE cle = 'enable_import_apidae') = 'true'::jsonb ORDER BY id`.execute(db);
  return rows;
}
