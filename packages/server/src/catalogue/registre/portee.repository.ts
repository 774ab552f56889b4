import { type Langue, langueSchema } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Portee } from './registre.repository.ts';

/** The languages of the instance and of active configurations but French, and whether a configuration translates names. */
export async function porteeDuRegistre(db: Db): Promise<Portee> {
  const { rows } = await sql<{ langues: unknown; noms: boolean }>`
    WITH actives AS (
      SELECT champs, langues_cibles FROM configs_traduction WHERE actif AND archive_le IS NULL AND supprime_le IS NULL
    )
    SELECT coalesce((SELECT valeur FROM parametres WHERE cle = 'bridge_languages'), '[]')
        || coalesce((SELECT jsonb_agg(DISTINCT langue) FROM actives, unnest(langues_cibles) AS cible (langue)), '[]') AS langues,
      EXISTS (SELECT FROM actives WHERE 'nom' = ANY(champs)) AS noms`.execute(db);
  const [lue] = rows;
  const langues = Array.isArray(lue?.langues) ? lue.langues : [];
  return { langues: [...new Set(langues.flatMap((code) => known(code)))], noms: lue?.noms ?? false };
}

function known(code: unknown): Langue[] {
  const langue = langueSchema.safeParse(code);
  return langue.success && langue.data !== 'fr' ? [langue.data] : [];
}
