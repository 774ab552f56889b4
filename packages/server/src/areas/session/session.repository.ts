import type { Role, STATUTS_UTILISATEUR, UserParams } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly passwordHash: string | null;
  readonly roles: Role[];
  readonly statut: (typeof STATUTS_UTILISATEUR)[number];
  readonly entite: { readonly id: number; readonly nom: string; readonly code: string } | null;
}

function accounts(db: Db) {
  return db
    .selectFrom('utilisateurs')
    .leftJoin('entites', 'entites.id', 'utilisateurs.entite_id')
    .select([
      'utilisateurs.id',
      'username',
      'email',
      'firstname',
      'lastname',
      'password_hash as passwordHash',
      'roles',
      'statut',
      'entites.id as entiteId',
      'entites.nom as entiteNom',
      'entites.code as entiteCode',
    ]);
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

function toAccount({ entiteId, entiteNom, entiteCode, ...account }: AccountRow): Account {
  const entite = entiteId !== null ? { id: entiteId, nom: entiteNom ?? '', code: entiteCode ?? '' } : null;
  return { ...account, entite };
}

/** By user name first: an e-mail address may be somebody else's user name, never the other way round. */
export async function accountByLogin(db: Db, login: string): Promise<Account | undefined> {
  const row = await accounts(db)
    .where(({ eb, or }) =>
      or([eb(sql`lower(username)`, '=', login.toLowerCase()), eb(sql`lower(email)`, '=', login.toLowerCase())]),
    )
    .orderBy(sql`lower(username) = ${login.toLowerCase()}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await accounts(db).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();
  return row && toAccount(row);
}

export async function accountById(db: Db, id: number): Promise<Account | undefined> {
  const row = await accounts(db).where('utilisateurs.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

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
      'acteurs.statut as acteurStatut',
      sql<Record<string, unknown> | null>`(SELECT jsonb_object_agg(cle, valeur) FROM parametres)`.as('parametres'),
      sql<number[]>`(
        WITH RECURSIVE branche (id) AS (
          SELECT utilisateurs.entite_id WHERE utilisateurs.entite_id IS NOT NULL
          UNION SELECT entites.id FROM entites JOIN branche ON entites.parent_id = branche.id
        )
        SELECT coalesce(array_agg(id)::int[], '{}') FROM branche
      )`.as('branche'),
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

export async function userParamsOf(db: Db, userId: number): Promise<UserParams> {
  const { user_params } = await db
    .selectFrom('utilisateurs')
    .select('user_params')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return user_params;
}

export async function mergeUserParams(db: Db, userId: number, params: UserParams): Promise<UserParams> {
  const { user_params } = await db
    .updateTable('utilisateurs')
    .set({ user_params: sql`user_params || ${JSON.stringify(params)}::jsonb` })
    .where('id', '=', userId)
    .returning('user_params')
    .executeTakeFirstOrThrow();
  return user_params;
}
