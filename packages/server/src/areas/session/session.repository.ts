import type { OpenSession, Role } from '@bridge/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../platform/db/conditions.ts';
import { paysDe } from '../../platform/net/pays.ts';
import type { Db, Schema } from '../../schema.ts';
import { rolesOf } from '../roles.repository.ts';

export interface SessionRow {
  readonly id: string;
  readonly utilisateur_id: number;
  readonly role_actif: Role | null;
  readonly entite_active: number | null;
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

/** The entities that a person looks after. */
const entitesOf = (user: string) =>
  sql<number[]>`(${sql.ref(`${user}.entite_id`)} || ${sql.ref(`${user}.entites_supplementaires`)})`;

/** The entity that a session is narrowed to, while it is still the person's; else null. */
const activeEntite = sql<number | null>`CASE
  WHEN sessions.entite_active = ANY(${entitesOf('utilisateurs')}) THEN sessions.entite_active END`;
const entitesOfSession = sql<number[]>`CASE
  WHEN sessions.entite_active = ANY(${entitesOf('utilisateurs')}) THEN ARRAY[sessions.entite_active]
  ELSE ${entitesOf('utilisateurs')} END`;

/** Some entities and all those below them. */
export function branchOf(entites: RawBuilder<number[]>) {
  return sql<number[]>`(
    WITH RECURSIVE branche (id) AS (
      SELECT unnest(${entites})
      UNION SELECT entites.id FROM entites JOIN branche ON entites.parent_id = branche.id
    )
    SELECT coalesce(array_agg(id), '{}') FROM branche WHERE id IS NOT NULL
  )`;
}

/** Some entities and all those above them. */
export function lineOf(entites: RawBuilder<number[]>) {
  return sql<number[]>`(
    WITH RECURSIVE lignee (id, parent_id) AS (
      SELECT entites.id, entites.parent_id FROM entites
      WHERE entites.id = ANY(${entites})
      UNION SELECT entites.id, entites.parent_id FROM entites JOIN lignee ON entites.id = lignee.parent_id
    )
    SELECT coalesce(array_agg(id), '{}') FROM lignee
  )`;
}

/** The parameters of the instance, as a JSON text. */
export const parametresInText = sql<string | null>`(SELECT jsonb_object_agg(cle, valeur)::text FROM parametres)`;

/** The rights of an account, read at each request. */
const holderColumns = (entites: RawBuilder<number[]>) =>
  [
    'utilisateurs.id as userId',
    'utilisateurs.username',
    rolesOf('utilisateurs').as('roles'),
    'utilisateurs.statut',
    'utilisateurs.entite_id',
    parametresInText.as('parametres'),
    'utilisateurs.expire_le as compteExpireLe',
    'utilisateurs.entites_supplementaires',
    branchOf(entites).as('branche'),
    lineOf(entites).as('lignee'),
  ] as const;

/** The same of who a program acts for, who has no session. */
export async function holderInForce(db: Db, userId: number) {
  return db
    .selectFrom('utilisateurs')
    .select(holderColumns(entitesOf('utilisateurs')))
    .where('utilisateurs.id', '=', userId)
    .where('supprime_le', 'is', null)
    .executeTakeFirst();
}

function sessionsInForce(db: Db, ids: RawBuilder<readonly string[]>) {
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
      ...holderColumns(entitesOfSession),
      activeEntite.as('entiteActive'),
      'acteurs.id as acteurId',
      'acteurs.username as acteurUsername',
      sql<Role[] | null>`${rolesOf('acteurs')}`.as('acteurRoles'),
      'acteurs.statut as acteurStatut',
      'acteurs.expire_le as acteurExpireLe',
      sql<number[] | null>`CASE WHEN acteurs.id IS NOT NULL THEN ${branchOf(entitesOf('acteurs'))} END`.as(
        'acteurBranche',
      ),
    ])
    .where('sessions.id', '=', anyOf(sql`${ids}::uuid[]`));
}

export type SessionInForce = Awaited<ReturnType<ReturnType<typeof sessionsInForce>['execute']>>[number];

/** Reads all that requests need to know of sessions, in one round trip. The statement is built once. */
export function createReadSessions(db: Db): (ids: readonly string[]) => Promise<ReadonlyMap<string, SessionInForce>> {
  const asked: readonly string[] = [];
  const query = sessionsInForce(db, sql`${asked}`).compile();
  return async (ids) => {
    const parameters = query.parameters.map((value) => (value === asked ? ids : value));
    const compiled: CompiledQuery<SessionInForce> = { ...query, parameters };
    const { rows } = await db.executeQuery(compiled);
    return new Map(rows.map((session) => [session.id, session]));
  };
}

export async function sessionInForce(db: Db, id: string): Promise<SessionInForce | undefined> {
  return sessionsInForce(db, sql`${[id]}`).executeTakeFirst();
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
