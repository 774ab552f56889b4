import { BridgeError, type Role, type Tokens } from '@bridge/contract';
import type { AccessTokens } from '../../platform/auth/access-token.ts';
import { createSecret, digest, seal, unseal } from '../../platform/auth/secret.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import {
  type Account,
  accountById,
  closeSessionById,
  lockSessionOfToken,
  type SessionRow,
} from './session.repository.ts';
import { judgeRefresh, rolesInForce, SESSION_LIFE } from './session.rules.ts';

export interface TokenDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly accessTokens: AccessTokens;
}

export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

interface OpenOptions {
  readonly acting?: { readonly actor: { userId: number; username: string }; readonly parentSessionId: string };
  readonly life?: number;
}

/** Opens a session and gives its first tokens. */
export async function openSession(
  { db, clock, accessTokens }: TokenDependencies,
  account: Account,
  visitor: Visitor,
  { acting, life = SESSION_LIFE }: OpenOptions = {},
): Promise<Tokens> {
  const now = clock.now();
  const id = crypto.randomUUID();
  await db
    .insertInto('sessions')
    .values({
      id,
      utilisateur_id: account.id,
      role_actif: null,
      acteur_id: acting?.actor.userId ?? null,
      session_parente_id: acting?.parentSessionId ?? null,
      ip: visitor.ip,
      user_agent: visitor.userAgent.slice(0, 500),
      cree_le: now,
      vue_le: now,
      expire_le: new Date(now.getTime() + life),
      fermee_le: null,
    })
    .execute();
  const refreshToken = createSecret('refresh');
  await saveRefreshToken(db, id, refreshToken, now);
  return { token: await signFor(accessTokens, account, id, null, acting?.actor.username), refreshToken };
}

/** Fresh tokens for a session whose earlier refresh token must serve no more: a changed role, the return to oneself. */
export async function renewTokens(
  { db, clock, accessTokens }: TokenDependencies,
  session: SessionRow,
  account: Account,
): Promise<Tokens> {
  await db.deleteFrom('refresh_tokens').where('session_id', '=', session.id).where('utilise_le', 'is', null).execute();
  const refreshToken = createSecret('refresh');
  await saveRefreshToken(db, session.id, refreshToken, clock.now());
  return {
    token: await signFor(accessTokens, account, session.id, session.role_actif, await actorName(db, session)),
    refreshToken,
  };
}

/** Exchanges a refresh token. A stolen one closes its whole session, for the thief and the victim alike. */
export async function rotateTokens({ db, clock, accessTokens }: TokenDependencies, presented: string): Promise<Tokens> {
  const now = clock.now();
  const rotated = await db.transaction().execute((tx) => rotate(tx, presented, now));
  // Refused outside the transaction, so that the closing of a stolen session is committed.
  if (rotated === null) throw new BridgeError('tokenInvalid');
  const { session, refreshToken } = rotated;
  const account = await accountById(db, session.utilisateur_id);
  if (account?.statut !== 'actif') throw new BridgeError('accountDisabled');
  const role = rolesInForce(account.roles, session.role_actif) === null ? null : session.role_actif;
  await db.updateTable('sessions').set({ vue_le: now, role_actif: role }).where('id', '=', session.id).execute();
  return { token: await signFor(accessTokens, account, session.id, role, await actorName(db, session)), refreshToken };
}

/** The session stays locked for as few queries as can be: parallel refreshes of one browser wait here for each other. */
async function rotate(
  db: Db,
  presented: string,
  now: Date,
): Promise<{ session: SessionRow; refreshToken: string } | null> {
  const empreinte = digest(presented);
  const session = await lockSessionOfToken(db, empreinte);
  if (!session || session.fermee_le !== null || session.expire_le <= now) return null;

  // Read after the lock: a parallel refresh may just have used it.
  const current = await db
    .selectFrom('refresh_tokens as jeton')
    .leftJoin('refresh_tokens as suivant', 'suivant.empreinte', 'jeton.successeur_empreinte')
    .select(['jeton.cree_le', 'jeton.utilise_le', 'jeton.successeur_scelle', 'suivant.utilise_le as suivantUtiliseLe'])
    .where('jeton.empreinte', '=', empreinte)
    .executeTakeFirst();
  if (!current) return null;

  const successorUsed = current.suivantUtiliseLe !== null;
  const verdict = judgeRefresh({ createdAt: current.cree_le, usedAt: current.utilise_le, successorUsed, now });
  switch (verdict) {
    case 'rotate':
      return { session, refreshToken: await succeed(db, session.id, presented, now) };
    case 'repeat':
      return current.successeur_scelle && { session, refreshToken: unseal(current.successeur_scelle, presented) };
    case 'stolen':
      await closeSessionById(db, session.id, now);
      return null;
    case 'idle':
      return null;
  }
}

async function succeed(db: Db, sessionId: string, presented: string, now: Date): Promise<string> {
  const successor = createSecret('refresh');
  await saveRefreshToken(db, sessionId, successor, now);
  await db
    .updateTable('refresh_tokens')
    .set({ utilise_le: now, successeur_scelle: seal(successor, presented), successeur_empreinte: digest(successor) })
    .where('empreinte', '=', digest(presented))
    .execute();
  return successor;
}

async function saveRefreshToken(db: Db, sessionId: string, refreshToken: string, now: Date): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ empreinte: digest(refreshToken), session_id: sessionId, cree_le: now, utilise_le: null })
    .execute();
}

async function actorName(db: Db, session: SessionRow): Promise<string | undefined> {
  return session.acteur_id === null ? undefined : (await accountById(db, session.acteur_id))?.username;
}

function signFor(accessTokens: AccessTokens, account: Account, sessionId: string, role: Role | null, actor?: string) {
  return accessTokens.sign({
    sub: String(account.id),
    sid: sessionId,
    username: account.username,
    email: account.email,
    firstname: account.firstname,
    lastname: account.lastname,
    roles: [...(rolesInForce(account.roles, role) ?? [])],
    userEntity: account.entite && { id: account.entite.id, nom: account.entite.nom },
    ...(actor === undefined ? {} : { act: { username: actor } }),
    ...(role === null ? {} : { roleActif: role }),
  });
}
