import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

export async function databaseFacts(db: Db) {
  const { rows } = await sql<{ version: string; taille: number; connexions: number; connexionsMax: number }>`
    SELECT
      current_setting('server_version') AS version,
      pg_database_size(current_database())::float8 AS taille,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connexions,
      current_setting('max_connections')::int AS "connexionsMax"
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('PostgreSQL said nothing of itself');
  const migrations = await db.selectFrom('migrations').select(['nom', 'applique_le']).orderBy('nom').execute();
  return {
    ...facts,
    migrations: migrations.map(({ nom, applique_le }) => ({ nom, appliqueeLe: applique_le.toISOString() })),
  };
}
