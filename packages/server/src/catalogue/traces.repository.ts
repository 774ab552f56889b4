import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { type Ligne, lignesDuTrace, type TraceDObjet, traceAllege } from './trace.rules.ts';

/** The most tracks that a layer of a map draws. */
const MOST_TRACKS = 300;

/** The tracks of objets as a map draws them, in the order asked for; tracks that are files of a source are left out. */
export async function tracesDesObjets(db: Db, ids: readonly number[]): Promise<TraceDObjet[]> {
  return readTraces(db, ids, MOST_TRACKS, traceAllege);
}

/** The same, point by point. */
export const tracesEntieres = (db: Db, ids: readonly number[]): Promise<TraceDObjet[]> =>
  readTraces(db, ids, ids.length, lignesDuTrace);

async function readTraces(
  db: Db,
  ids: readonly number[],
  most: number,
  read: (lignes: readonly Ligne[]) => Ligne[],
): Promise<TraceDObjet[]> {
  const { rows } = await sql<{ id: number; lignes: Ligne[] }>`
    SELECT objet_id AS id, document #> '{lieu,trace,lignes}' AS lignes
    FROM objet_documents JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS voulue (voulu, rang) ON voulue.voulu = objet_id
    WHERE jsonb_typeof(document #> '{lieu,trace,lignes}') = 'array'
    ORDER BY voulue.rang LIMIT ${most}`.execute(db);
  return rows.map(({ id, lignes }) => ({ id, lignes: read(lignes) })).filter(({ lignes }) => lignes.length > 0);
}
