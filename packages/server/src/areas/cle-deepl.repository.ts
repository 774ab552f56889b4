import { modeOf } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { parametresInForce } from './reglages/parametre.repository.ts';

/** Deeper than any organisation, should entities ever form a circle. */
const DEEPEST = 20;

interface Cle {
  readonly id: number;
  readonly nom: string;
  readonly cle: Buffer;
}

/** The sealed DeepL keys of an entity and of those above, nearest first; none when entities have no settings. */
export async function clesDeepl(db: Db, entiteId: number): Promise<Cle[]> {
  if (modeOf(await parametresInForce(db)) !== 'centralise') return [];
  const { rows } = await sql<Cle>`
    WITH RECURSIVE lignee (id, nom, parent_id, rang) AS (
      SELECT id, nom, parent_id, 0 FROM entites WHERE id = ${entiteId}
      UNION ALL
      SELECT entites.id, entites.nom, entites.parent_id, rang + 1
      FROM entites JOIN lignee ON entites.id = lignee.parent_id WHERE rang < ${DEEPEST}
    )
    SELECT lignee.id, lignee.nom, preferences.cle_deepl AS cle
    FROM lignee JOIN preferences ON preferences.entite_id = lignee.id
    WHERE preferences.cle_deepl IS NOT NULL ORDER BY rang`.execute(db);
  return rows;
}

/**
 * Notes which configurations have a key, their own or that of their entity or one above: removing a key, changing the
 * mode or moving an entity leaves some without, and they say so.
 */
export async function refreshEtatsDeCle(tx: Db): Promise<void> {
  const shares = modeOf(await parametresInForce(tx)) === 'centralise';
  await sql`
    WITH RECURSIVE lignee (depart, id, parent_id, rang) AS (
      SELECT id, id, parent_id, 0 FROM entites
      UNION ALL
      SELECT lignee.depart, entites.id, entites.parent_id, rang + 1
      FROM entites JOIN lignee ON entites.id = lignee.parent_id WHERE rang < ${DEEPEST}
    ), dotees AS (
      SELECT lignee.depart FROM lignee JOIN preferences ON preferences.entite_id = lignee.id
      WHERE preferences.cle_deepl IS NOT NULL AND ${shares}
    ), etats AS (
      SELECT id, CASE WHEN fournisseur = 'libretranslate' THEN 'sans-objet'
        WHEN cle IS NOT NULL OR (adresse = '' AND entite_id IN (SELECT depart FROM dotees)) THEN 'disponible'
        ELSE 'absente' END AS etat
      FROM configs_traduction
    )
    UPDATE configs_traduction SET etat_cle = etats.etat FROM etats
    WHERE etats.id = configs_traduction.id AND configs_traduction.etat_cle <> etats.etat`.execute(tx);
}

export async function keepCleDeepl(
  db: Db,
  entiteId: number,
  cle: Buffer | null,
  { userId, at }: { readonly userId: number | null; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('preferences')
    // Version 0: no surcharge has changed, so that an open form can still be saved.
    .values({
      ...{ entite_id: entiteId, surcharges: '{}', version: 0 },
      ...{ cle_deepl: cle, modifie_le: at, modifie_par: userId },
    })
    .onConflict((conflict) => conflict.column('entite_id').doUpdateSet({ cle_deepl: cle }))
    .execute();
  await refreshEtatsDeCle(db);
}
