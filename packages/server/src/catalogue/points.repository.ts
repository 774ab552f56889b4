import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../schema.ts';
import { EACH_TIME } from './selection/evaluation.repository.ts';

export interface PointObjet {
  readonly id: number;
  readonly nom: string;
  readonly type: string;
  readonly lon: number;
  readonly lat: number;
}

/** The positions of the objets of a question, as many as a map can show. */
export async function pointsFound(
  db: Db,
  where: RawBuilder<SqlBool>,
  most: number,
): Promise<{ points: PointObjet[]; total: number; sansPosition: number }> {
  const { rows } = await sql<PointObjet>`${EACH_TIME}
    SELECT id, nom, type_bridge AS type, longitude AS lon, latitude AS lat FROM objets
    WHERE ${where} AND latitude IS NOT NULL AND longitude IS NOT NULL ORDER BY id LIMIT ${most}`.execute(db);
  const counts = await sql<{ total: number; sans: number }>`${EACH_TIME}
    SELECT count(*) AS total, count(*) FILTER (WHERE latitude IS NULL OR longitude IS NULL) AS sans
    FROM objets WHERE ${where}`.execute(db);
  return { points: rows, total: counts.rows[0]?.total ?? 0, sansPosition: counts.rows[0]?.sans ?? 0 };
}
