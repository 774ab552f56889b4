import { type Correspondance, correspondance } from '@bridge/contract';
import { visible } from '../../../crud/read/condition.repository.ts';
import { storedOf } from '../../../crud/stored.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';

const MOST = 20;
const STORED = storedOf(correspondance);

/** The choices of people in the mappings that the reader sees, the latest first: suggestions learn from them. */
export async function earlierMappings(db: Db, scope: Scope): Promise<Pick<Correspondance, 'lignes'>[]> {
  return db
    .selectFrom('correspondances')
    .select('lignes')
    .where('supprime_le', 'is', null)
    .where(visible(STORED, scope))
    .orderBy('modifie_le', 'desc')
    .limit(MOST)
    .execute();
}
