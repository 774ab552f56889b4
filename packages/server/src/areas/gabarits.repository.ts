import { sql } from 'kysely';
import type { Db } from '../schema.ts';

type TableDeGabarits =
  | 'gabarits_liste'
  | 'gabarits_element'
  | 'gabarits_fiche'
  | 'gabarits_carte'
  | 'gabarits_infobulle'
  | 'gabarits_edition'
  | 'gabarits_sommaire'
  | 'gabarits_couverture'
  | 'gabarits_notes'
  | 'gabarits_diaporama';

/** A gabarit that comes with the product. */
export async function gabaritDuProduit(db: Db, table: TableDeGabarits, code: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE code = ${code} AND entite_id IS NULL`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no ${code} comes with the product`);
  return id;
}
