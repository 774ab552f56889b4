import type { AdresseDeSite } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Entry } from '../../crud/registry.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** The parts of the addresses of some sites, among those that the reader sees. */
export async function sitesSeen(db: Db, entry: Entry, scope: Scope, ids: readonly number[]): Promise<AdresseDeSite[]> {
  const { rows } = await sql<AdresseDeSite>`
    SELECT id, nom, code, type, langues FROM sites
    WHERE id = ANY(${[...ids]}::bigint[]) AND supprime_le IS NULL AND (${visible(entry, scope)}) ORDER BY nom, id`.execute(
    db,
  );
  return rows;
}
