import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { seenBy } from './rapport.repository.ts';

const MOST = 200;

/** What nobody saw to yet, the latest first. */
export async function openNotices(db: Db, scope: Scope) {
  return db
    .selectFrom('avis')
    .selectAll()
    .where('traite_le', 'is', null)
    .where(seenBy(scope))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

export async function lockNotice(tx: Db, id: number) {
  return tx.selectFrom('avis').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function closeNotice(tx: Db, id: number, by: number, at: Date): Promise<void> {
  await tx.updateTable('avis').set({ traite_le: at, traite_par: by }).where('id', '=', id).execute();
}
