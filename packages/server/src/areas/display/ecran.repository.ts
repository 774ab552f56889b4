import type { Db } from '../../schema.ts';

/** No credential opens the screen any more. */
export async function forgetJeton(tx: Db, id: number): Promise<void> {
  await tx.updateTable('ecrans').set({ jeton: null, alerte_le: null }).where('id', '=', id).execute();
  await tx.deleteFrom('appairages').where('ecran_id', '=', id).execute();
}
