import type { Role } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db, Schema } from '../../schema.ts';

export interface SessionRow {
  readonly id: string;
  readonly utilisateur_id: number;
  readonly role_actif: Role | null;
  readonly acteur_id: number | null;
  readonly session_parente_id: string | null;
  readonly expire_le: Date;
  readonly fermee_le: Date | null;
}

function lockableSessions(db: Db) {
  return db
    .selectFrom('sessions')
    .select([
      'sessions.id',
      'sessions.utilisateur_id',
      'sessions.role_actif',
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

/** Locked, so that two refreshes of one session happen one after the other. */
export async function lockSessionOfToken(db: Db, empreinte: Buffer): Promise<SessionRow | undefined> {
  return lockableSessions(db)
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .where('refresh_tokens.empreinte', '=', empreinte)
    .executeTakeFirst();
}

/** An entity and all those below it. */
function branchOf(column: string) {
  // As float8: bigint arrays would come back as texts.
  return sql<number[]>`(
    WITH RECURSIVE branche (id) AS (
      SELECT ${sql.ref(column)} WHERE ${sql.ref(column)} IS NOT NULL
      UNION SELECT entites.id FROM entites JOIN branche ON entites.parent_id = branche.id
    )
    SELECT coalesce(array_agg(id)::float8[], '{}') FROM branche
  )`;
}

/** Everything a request needs to know of who makes it, in one round trip. */
export async function sessionInForce(db: Db, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('utilisateurs', 'utilisateurs.id', 'sessions.utilisateur_id')
    .leftJoin('utilisateurs as acteurs', 'acteurs.id', 'sessions.acteur_id')
    .select([
      'sessions.id',
      'sessions.role_actif',
      'sessions.expire_le',
      'sessions.fermee_le',
      'sessions.vue_le',
      'utilisateurs.id as userId',
      'utilisateurs.username',
      'utilisateurs.roles',
      'utilisateurs.statut',
      'utilisateurs.entite_id',
      'acteurs.id as acteurId',
      'acteurs.username as acteurUsername',
      'acteurs.roles as acteurRoles',
      'acteurs.statut as acteurStatut',
      sql<Record<string, unknown> | null>`(SELECT jsonb_object_agg(cle, valeur) FROM parametres)`.as('parametres'),
      branchOf('utilisateurs.entite_id').as('branche'),
      branchOf('acteurs.entite_id').as('acteurBranche'),
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}

export async function touchSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ vue_le: at }).where('id', '=', sessionId).execute();
}

/** Closes sessions of one user, and those opened by acting from them. */
export async function closeSessions(db: Db, userId: number, at: Date, except?: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ fermee_le: at })
    .where(({ eb, or }) => or([eb('utilisateur_id', '=', userId), eb('acteur_id', '=', userId)]))
    .where('fermee_le', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/** Closes a session and whatever was opened by acting from it. */
export async function closeSessionById(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ fermee_le: at })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('session_parente_id', '=', id)]))
    .where('fermee_le', 'is', null)
    .execute();
}

export async function openSessionsOf(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .leftJoin('utilisateurs as acteurs', 'acteurs.id', 'sessions.acteur_id')
    .select([
      'sessions.id',
      'sessions.cree_le',
      'sessions.vue_le',
      'sessions.ip',
      'sessions.user_agent',
      'acteurs.username as acteur',
    ])
    .where('utilisateur_id', '=', userId)
    .where('fermee_le', 'is', null)
    .where('expire_le', '>', now)
    .orderBy('vue_le', 'desc')
    .execute();
}

type NewSession = Pick<
  Schema['sessions'],
  'id' | 'utilisateur_id' | 'acteur_id' | 'session_parente_id' | 'ip' | 'user_agent' | 'expire_le'
>;

export async function addSession(db: Db, session: NewSession, at: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, role_actif: null, cree_le: at, vue_le: at, fermee_le: null })
    .execute();
}

export async function narrowSession(db: Db, sessionId: string, role: Role | null): Promise<void> {
  await db.updateTable('sessions').set({ role_actif: role }).where('id', '=', sessionId).execute();
}
