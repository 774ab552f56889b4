import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import { branchOf, lineOf, parametresInText } from '../session-in-force.repository.ts';

/** An active service account with its limits, read at each call. */
export async function compteInForce(db: Db, id: number) {
  const entites = sql<number[]>`array_remove(ARRAY[comptes_de_service.entite], NULL)`;
  return db
    .selectFrom('comptes_de_service')
    .select([
      'id',
      'nom',
      'entite',
      'portees',
      branchOf(entites).as('branche'),
      lineOf(entites).as('lignee'),
      parametresInText.as('parametres'),
    ])
    .where('id', '=', id)
    .where('actif', '=', true)
    .where('archive_le', 'is', null)
    .where('supprime_le', 'is', null)
    .executeTakeFirst();
}

export async function noteUseOfCompte(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('comptes_de_service').set({ utilise_le: at }).where('id', '=', id).execute();
}

/** The name of an account that tokens may be made for: it may be switched off, but not in the trash. */
export async function nomDuCompte(db: Db, id: number): Promise<string | undefined> {
  const compte = await db
    .selectFrom('comptes_de_service')
    .select('nom')
    .where('id', '=', id)
    .where('supprime_le', 'is', null)
    .executeTakeFirst();
  return compte?.nom;
}
