import type { GabaritImprimeId } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import { GABARITS } from './gabarits-imprimes.ts';

/** The newest version of a gabarit, or undefined when it does not exist. */
export async function newestVersion(db: Db, ressource: GabaritImprimeId, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM ${sql.table(GABARITS[ressource].table)} WHERE id = ${id}`.execute(db);
  return rows[0]?.version;
}
