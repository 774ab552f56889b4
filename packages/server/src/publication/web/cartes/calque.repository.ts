import { sql } from 'kysely';
import { LARGEST_CALQUE } from '../../../catalogue/calque/calque.ts';
import type { Db } from '../../../schema.ts';

/** Why a media cannot be drawn on a map, whatever its rights: its kind, or its weight. */
export type CalqueRefuse = 'genre' | 'poids';

/** The media among some that no map can draw, each with the reason. */
export async function calquesRefuses(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, CalqueRefuse>> {
  const { rows } = await sql<{ id: number; genre: string; poids: number }>`
    SELECT medias.id, medias.genre, medias_fichiers.taille AS poids
    FROM medias JOIN medias_fichiers ON medias_fichiers.id = (medias.fichier ->> 'id')::uuid
    WHERE medias.id = ANY(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.flatMap(({ id, genre, poids }) => {
      const refus = genre !== 'trace' ? 'genre' : poids > LARGEST_CALQUE ? 'poids' : null;
      return refus === null ? [] : [[id, refus] as const];
    }),
  );
}
