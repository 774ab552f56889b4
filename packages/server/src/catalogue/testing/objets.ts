import { cleDeTri, norme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

let serial = 0;

/** Inserts published objets as imports leave them, with columns and no document. */
export async function insertObjets(db: Db, objets: readonly Readonly<Record<string, unknown>>[]): Promise<number[]> {
  const ids: number[] = [];
  for (const given of objets) {
    serial += 1;
    const nom = String(given.nom ?? `Objet ${serial}`);
    const values: Record<string, unknown> = {
      nom,
      nom_norme: norme(nom),
      nom_tri: cleDeTri(nom),
      commune_norme: norme(String(given.commune ?? '')),
      type_bridge: 'restaurant',
      statut: 'publie',
      systeme: 'lei',
      identifiant: `O${serial}`,
      nombre_photos: 0,
      ...given,
    };
    const { rows } = await sql<{ id: number }>`
      INSERT INTO objets (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      VALUES (${sql.join(Object.values(values).map((value) => sql`${value}`))}) RETURNING id`.execute(db);
    ids.push(rows[0]?.id ?? 0);
  }
  return ids;
}
