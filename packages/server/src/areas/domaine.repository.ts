import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Deeper than any organisation, should entities ever form a circle. */
const DEEPEST = 20;

/** The domains of an entity and of each one above it, nearest first. */
export async function domainesDeLaLignee(tx: Db, entiteId: number | null): Promise<string[][]> {
  const { rows } = await sql<{ domaines: { domaine: string }[] }>`
    WITH RECURSIVE lignee (domaines, parent_id, rang) AS (
      SELECT domaines, parent_id, 0 FROM entites WHERE id = ${entiteId}
      UNION ALL
      SELECT entites.domaines, entites.parent_id, rang + 1
      FROM entites JOIN lignee ON entites.id = lignee.parent_id WHERE rang < ${DEEPEST}
    )
    SELECT domaines FROM lignee ORDER BY rang`.execute(tx);
  return rows.map(({ domaines }) => domaines.map(({ domaine }) => domaine));
}
