import type { ChampDecouvert, Correspondance } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

const MOST = 20;

/** What people of the same entities already chose, the latest first: suggestions learn from it. */
export async function earlierMappings(db: Db, scope: Scope): Promise<Correspondance[]> {
  const own =
    scope.kind === 'system' ? sql`true` : sql`(entite_id = ANY(${[...scope.ids]}::bigint[]) OR partage = 'toutes')`;
  const { rows } = await sql<Correspondance>`
    SELECT lignes FROM correspondances WHERE supprime_le IS NULL AND ${own} ORDER BY modifie_le DESC LIMIT ${MOST}`.execute(
    db,
  );
  return rows;
}

/** The fields as they are today. No change of a person: the version stays. */
export async function keepStructure(tx: Db, id: number, structure: readonly ChampDecouvert[]): Promise<void> {
  await sql`UPDATE correspondances SET structure = ${JSON.stringify(structure)}::jsonb WHERE id = ${id}`.execute(tx);
}
