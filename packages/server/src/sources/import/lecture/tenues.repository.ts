import type { Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { tableOfFlux } from '../../../catalogue/flux.repository.ts';
import type { Db } from '../../../schema.ts';
import { heldWords } from './tenues.words.ts';

/** Another feed, with the count of its objets that a run would take. */
export interface Tenues {
  readonly flux: string;
  readonly nombre: number;
}

/**
 * Notes in the report of a run the objets that come from other present feeds. Those that the feed once brought itself
 * are left out: such sharing was agreed upon.
 */
export async function noteHeld(
  tx: Db,
  { id, systeme, fluxId }: { readonly id: number; readonly systeme: Systeme; readonly fluxId: number },
): Promise<Tenues[]> {
  const { rows } = await sql<Tenues & { exemples: unknown }>`
    SELECT flux.nom AS flux, count(*)::int AS nombre,
      to_jsonb((array_agg(jsonb_build_object('identifiant', ligne.identifiant, 'position', coalesce(ligne.position, ''),
        'valeur', objets.nom) ORDER BY ligne.rang))[1:3]) AS exemples
    FROM importation_lignes AS ligne JOIN objets ON objets.id = ligne.objet_id
      JOIN ${sql.table(tableOfFlux(systeme))} AS flux ON flux.id = ${sql.ref(`objets.${tableOfFlux(systeme)}`)}
    WHERE ligne.importation_id = ${id} AND ligne.action = 'modifie' AND objets.statut <> 'absent'
      AND flux.id <> ${fluxId} AND flux.supprime_le IS NULL AND flux.archive_le IS NULL
      AND NOT EXISTS (SELECT 1 FROM importation_objets AS fait JOIN importations AS passage ON passage.id = fait.importation_id
        WHERE fait.objet_id = objets.id AND passage.systeme = ${systeme} AND passage.flux_id = ${fluxId}
          AND passage.etat = 'terminee' AND passage.annulation_de IS NULL)
    GROUP BY flux.id, flux.nom ORDER BY count(*) DESC, flux.nom`.execute(tx);
  for (const { flux, nombre, exemples } of rows)
    await sql`
      INSERT INTO importation_avertissements (importation_id, message, champ, nombre, exemples)
      VALUES (${id}, ${heldWords(flux)}, '', ${nombre}, ${JSON.stringify(exemples)}::jsonb)`.execute(tx);
  return rows.map(({ flux, nombre }) => ({ flux, nombre }));
}
