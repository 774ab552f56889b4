import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

const KEPT_AFTER_END = 30 * 24 * 60 * 60 * 1000;

/** Removes ended sessions, old links, expired counts, and registrations that nobody confirmed in time. */
export async function purgeEnded(db: Db, now: Date): Promise<Record<string, number>> {
  const longAgo = new Date(now.getTime() - KEPT_AFTER_END);
  const inscriptions = await db
    .deleteFrom('utilisateurs')
    .where('statut', '=', 'invite')
    .where('email_confirme', '=', false)
    // An account with a role is kept, since somebody invited its owner.
    .where(sql<boolean>`cardinality(roles) = 0`)
    .where(({ exists, not, selectFrom }) => {
      const links = selectFrom('liens')
        .select('liens.empreinte')
        .whereRef('liens.utilisateur_id', '=', 'utilisateurs.id');
      const registration = links.where('liens.usage', '=', 'inscription');
      return exists(registration).and(not(exists(links.where('liens.expire_le', '>', now))));
    })
    .executeTakeFirstOrThrow();
  const sessions = await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expire_le', '<', longAgo), eb('fermee_le', '<', longAgo)]))
    .executeTakeFirstOrThrow();
  const liens = await db.deleteFrom('liens').where('expire_le', '<', longAgo).executeTakeFirstOrThrow();
  await db.deleteFrom('voyages').where('expire_le', '<', now).execute();
  await db.deleteFrom('etapes').where('expire_le', '<', now).execute();
  await db.deleteFrom('appareils').where('expire_le', '<', now).execute();
  await db.deleteFrom('tentatives').where('expire_le', '<', now).execute();
  return {
    inscriptions: Number(inscriptions.numDeletedRows),
    sessions: Number(sessions.numDeletedRows),
    liens: Number(liens.numDeletedRows),
  };
}
