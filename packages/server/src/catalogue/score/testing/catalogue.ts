import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

interface NouvelObjet {
  readonly nom: string;
  readonly entiteId: number | null;
  readonly faits?: readonly string[];
  readonly photos?: number;
  readonly statut?: string;
  readonly partage?: string;
  readonly lat?: number;
  readonly lon?: number;
}

let serial = 0;

/** Inserts published objets as imports leave them, with indexed columns and no document. */
export async function addObjets(db: Db, objets: readonly NouvelObjet[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { nom, entiteId, faits = [], photos = 0, statut = 'publie', partage = 'prive', lat, lon } of objets) {
    serial += 1;
    const { rows } = await sql<{ id: number }>`
      INSERT INTO objets (nom, nom_tri, nom_norme, type_bridge, statut, systeme, identifiant, entite_id, partage, faits,
        nombre_photos, latitude, longitude)
      VALUES (${nom}, ${nom.toLowerCase()}, ${nom.toLowerCase()}, 'restaurant', ${statut}, 'lei', ${`S${serial}`}, ${entiteId},
        ${partage}, ${[...faits]}::text[], ${photos}, ${lat ?? null}, ${lon ?? null}) RETURNING id`.execute(db);
    ids.push(rows[0]?.id ?? 0);
  }
  return ids;
}

export async function scoresOf(db: Db, profil: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ nom: string; score: number }>`
    SELECT nom, score FROM objet_scores JOIN objets ON objets.id = objet_id WHERE profil_id = ${profil}
    ORDER BY objet_id`.execute(db);
  return Object.fromEntries(rows.map(({ nom, score }) => [nom, score]));
}
