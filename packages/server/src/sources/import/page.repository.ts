import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { PageGardee } from './importation.repository.ts';
import { placesOf } from './rang.rules.ts';

/** An answer whose file is gone: what it staged goes too, and it is asked again. */
export async function forgetPage(tx: Db, importation: number, { cle, numero }: PageGardee): Promise<void> {
  const [first, last] = placesOf(numero);
  for (const table of ['importation_lignes', 'importation_rejets', 'importation_vus'])
    await sql`
      DELETE FROM ${sql.table(table)} WHERE importation_id = ${importation} AND rang BETWEEN ${first} AND ${last}`.execute(
      tx,
    );
  await tx.deleteFrom('importation_pages').where('importation_id', '=', importation).where('cle', '=', cle).execute();
}
