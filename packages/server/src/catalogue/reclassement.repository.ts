import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Gives the objets of a type the type of Bridge that it is linked to; back to the reader's word where it is linked to none. */
export async function reclassify(tx: Db, type: number): Promise<void> {
  await sql`
    UPDATE objets SET type_bridge = coalesce(
      (SELECT mot.type_bridge FROM types AS mot
        WHERE mot.id = ANY(objets.types) AND mot.type_bridge IS NOT NULL ORDER BY mot.id LIMIT 1),
      (SELECT doc.document ->> 'typeBridge' FROM objet_documents AS doc WHERE doc.objet_id = objets.id),
      objets.type_bridge)
    WHERE objets.types @> ARRAY[${type}]::bigint[]`.execute(tx);
}
