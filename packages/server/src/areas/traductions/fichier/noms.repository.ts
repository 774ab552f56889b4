import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';

/** The subjects of some lines, by number. */
export async function nomsDesLignes(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; nom: string }>`
    SELECT ligne.id, coalesce(objets.nom, ligne.nom, '') AS nom FROM traductions AS ligne
    LEFT JOIN objets ON ligne.ressource = 'objet' AND objets.id = ligne.sujet WHERE ligne.id = ANY(${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, nom }) => [id, nom]));
}
