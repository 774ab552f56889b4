import type { OpenSession, Role } from '@bridge/contract';
import { sql } from 'kysely';
import { paysDe } from '../../platform/net/pays.ts';
import type { Db, Row, Schema } from '../../schema.ts';

export type SessionRow = Row<
  'sessions',
  | 'id'
  | 'utilisateur_id'
  | 'role_actif'
  | 'entite_active'
  | 'acteur_id'
  | 'session_parente_id'
  | 'expire_le'
  | 'fermee_le'
>;

function lockableSessions(db: Db) {
  return db
    .selectFrom('sessions')
    .select([
      'sessions.id',
      'sessions.utilisateur_id',
      'sessions.role_actif',
      'sessions.entite_active',
      'sessions.acteur_id',
      'sessions.session_parente_id',
      'sessions.expire_le',
      'sessions.fermee_le',
    ])
    .forUpdate('sessions');
}

export async function lockSession(db: Db, id: string): Promise<SessionRow | undefined> {
  return lockableSessions(db).where('sessions.id', '=', id).executeTakeFirst();
}

/** The session of a token, locked so that two refreshes of one session happen one after the other. */
export async function lockSessionOfToken(db: Db, empreinte: Buffer): Promise<SessionRow | undefined> {
  return lockableSessions(db)
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .where('refresh_tokens.empreinte', '=', empreinte)
    .executeTakeFirst();
}

export async function touchSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ vue_le: at }).where('id', '=', sessionId).execute();
}

/** Closes the sessions of a user, and those opened by acting from them. */
export async function closeSessions(db: Db, userId: number, at: Date, except?: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ fermee_le: at })
    .where(({ eb, or }) => or([eb('utilisateur_id', '=', userId), eb('acteur_id', '=', userId)]))
    .where('fermee_le', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/** Closes a session and those opened by acting from it. Returns the sealed sign-out address of its provider. */
export async function closeSessionById(db: Db, id: string, at: Date): Promise<Buffer | null> {
  const closed = await db
    .updateTable('sessions')
    .set({ fermee_le: at })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('session_parente_id', '=', id)]))
    .where('fermee_le', 'is', null)
    .returning(['id', 'sortie'])
    .execute();
  return closed.find((session) => session.id === id)?.sortie ?? null;
}

/** Ends every open session at most so many hours after it was opened. */
export async function shortenSessions(db: Db, hours: number): Promise<void> {
  const end = sql<Date>`cree_le + make_interval(hours => ${hours})`;
  await db
    .updateTable('sessions')
    .set({ expire_le: end })
    .where('fermee_le', 'is', null)
    .where('expire_le', '>', end)
    .execute();
}

/** Open sessions, the last seen first; the caller marks the reader's own one. */
export async function openSessionsOf(db: Db, userId: number, now: Date): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('utilisateurs as acteurs', 'acteurs.id', 'sessions.acteur_id')
    .select([
      'sessions.id',
      'sessions.cree_le',
      'sessions.vue_le',
      'sessions.ip',
      'sessions.user_agent',
      'acteurs.username as actor',
    ])
    .where('sessions.utilisateur_id', '=', userId)
    .where('fermee_le', 'is', null)
    .where('sessions.expire_le', '>', now)
    .orderBy('vue_le', 'desc')
    .execute();
  return rows.map(({ cree_le, vue_le, user_agent, ...session }) => ({
    ...session,
    current: false,
    createdAt: cree_le.toISOString(),
    lastSeenAt: vue_le.toISOString(),
    userAgent: user_agent,
    lieu: paysDe(session.ip),
  }));
}

type NewSession = Pick<
  Schema['sessions'],
  'id' | 'utilisateur_id' | 'acteur_id' | 'session_parente_id' | 'ip' | 'user_agent' | 'expire_le'
> & { readonly identite_id: number | null; readonly sortie: Buffer | null };

export async function addSession(db: Db, session: NewSession, at: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, role_actif: null, cree_le: at, vue_le: at, fermee_le: null })
    .execute();
}

export async function narrowSession(db: Db, sessionId: string, role: Role | null): Promise<void> {
  await db.updateTable('sessions').set({ role_actif: role }).where('id', '=', sessionId).execute();
}

export async function workFor(db: Db, sessionId: string, entiteId: number | null): Promise<void> {
  await db.updateTable('sessions').set({ entite_active: entiteId }).where('id', '=', sessionId).execute();
}

/** The browsers and addresses of a person's own sessions. */
export async function devicesOf(db: Db, userId: number): Promise<{ userAgent: string; ip: string }[]> {
  return db
    .selectFrom('sessions')
    .select(['user_agent as userAgent', 'ip'])
    .where('utilisateur_id', '=', userId)
    .where('acteur_id', 'is', null)
    .groupBy(['user_agent', 'ip'])
    .orderBy((group) => group.fn.max('cree_le'), 'desc')
    .limit(500)
    .execute();
}

/** The addresses of a person's own sessions. */
export async function addressesSince(db: Db, userId: number, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('ip')
    .distinct()
    .where('utilisateur_id', '=', userId)
    .where('acteur_id', 'is', null)
    .where('cree_le', '>', since)
    .limit(200)
    .execute();
  return rows.map(({ ip }) => ip);
}
