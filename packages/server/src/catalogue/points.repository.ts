import { sql } from 'kysely';
import { all, filtered, matching, visible } from '../crud/condition.repository.ts';
import type { Search } from '../crud/record.repository.ts';
import type { Stored } from '../crud/stored.ts';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';

export interface Point {
  readonly id: number;
  readonly nom: string;
  readonly type: string;
  readonly lon: number;
  readonly lat: number;
}

/** Where the objets of a search are: the same rows as the list, as many as a map can show. */
export async function pointsFound(
  db: Db,
  stored: Stored,
  scope: Scope,
  { q, filter }: Pick<Search, 'q' | 'filter'>,
  most: number,
): Promise<{ points: Point[]; total: number; sansPosition: number }> {
  const where = all([visible(stored, scope), filtered(stored, filter), matching(stored, q)]);
  const { rows } = await sql<Point>`
    SELECT id, nom, type_bridge AS type, longitude AS lon, latitude AS lat FROM objets
    WHERE ${where} AND latitude IS NOT NULL AND longitude IS NOT NULL ORDER BY id LIMIT ${most}`.execute(db);
  const counts = await sql<{ total: number; sans: number }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE latitude IS NULL OR longitude IS NULL) AS sans
    FROM objets WHERE ${where}`.execute(db);
  return { points: rows, total: counts.rows[0]?.total ?? 0, sansPosition: counts.rows[0]?.sans ?? 0 };
}
