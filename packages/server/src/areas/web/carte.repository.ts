import { sql } from 'kysely';
import { EACH_TIME, retainedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import type { Question } from '../../catalogue/selection/question.ts';
import type { Db } from '../../schema.ts';

interface Nomme {
  readonly id: number;
  readonly nom: string;
}

const MOST_TOLD = 200;
/** The distance from the middle of the others, in kilometres, that is farther than a day's trip. */
const FAR = 150;
/** The decimals of a position: two points within a metre or so are one on any map. */
const DECIMALS = 5;

/** The objets of some questions that a map cannot show, or shows badly. */
export async function objetsMalSitues(db: Db, questions: readonly Question[]) {
  if (questions.length === 0) return { situes: 0, sansPosition: [], lointains: [], superposes: [] };
  const shown = sql.join(
    questions.map((question) => sql`(${retainedWhere(question)})`),
    sql` OR `,
  );
  const objets = sql`${EACH_TIME} WITH montres AS MATERIALIZED (
    SELECT id, nom, latitude AS lat, longitude AS lon FROM objets WHERE ${shown}
  ), milieu AS (
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY lat) AS lat, percentile_cont(0.5) WITHIN GROUP (ORDER BY lon) AS lon FROM montres
  )`;
  const located = await sql<{
    n: number;
  }>`${objets} SELECT count(*) AS n FROM montres WHERE lat IS NOT NULL AND lon IS NOT NULL`.execute(db);
  const lost =
    await sql<Nomme>`${objets} SELECT id, nom FROM montres WHERE lat IS NULL OR lon IS NULL ORDER BY nom, id LIMIT ${MOST_TOLD}`.execute(
      db,
    );
  // A degree of latitude is 111 km; of longitude, less and less towards the poles.
  const far = await sql<Nomme>`${objets} SELECT id, nom FROM montres, milieu
    WHERE 111 * sqrt((montres.lat - milieu.lat) ^ 2 + ((montres.lon - milieu.lon) * cos(radians(milieu.lat))) ^ 2) > ${FAR}
    ORDER BY nom, id LIMIT ${MOST_TOLD}`.execute(db);
  const piled = await sql<{ ensemble: Nomme[] }>`${objets}
    SELECT jsonb_agg(jsonb_build_object('id', id, 'nom', nom) ORDER BY nom, id) AS ensemble FROM montres
    WHERE lat IS NOT NULL AND lon IS NOT NULL
    GROUP BY round(lat::numeric, ${DECIMALS}), round(lon::numeric, ${DECIMALS}) HAVING count(*) > 1
    ORDER BY count(*) DESC LIMIT ${MOST_TOLD}`.execute(db);
  return {
    situes: located.rows[0]?.n ?? 0,
    sansPosition: lost.rows,
    lointains: far.rows,
    superposes: piled.rows.map(({ ensemble }) => ensemble),
  };
}
