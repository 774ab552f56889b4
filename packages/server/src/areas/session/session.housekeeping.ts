import type { Db } from '../../schema.ts';

const KEPT_AFTER_END = 30 * 24 * 60 * 60 * 1000;

/** Removes what no longer serves: ended sessions, used links, expired counts. */
export async function purgeEnded(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - KEPT_AFTER_END);
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expire_le', '<', longAgo), eb('fermee_le', '<', longAgo)]))
    .execute();
  await db.deleteFrom('liens').where('expire_le', '<', longAgo).execute();
  await db.deleteFrom('tentatives').where('expire_le', '<', now).execute();
}
