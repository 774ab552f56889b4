import { BridgeError, type Role, type Tokens } from '@bridge/contract';
import type { AccessTokens } from '../../platform/auth/access-token.ts';
import { createSecret, digest, seal, unseal } from '../../platform/auth/secret.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import { type Account, accountById, closeSessionById, lockSession, type SessionRow } from './session.repository.ts';
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
export async function rotateTokens(dependencies: TokenDependencies, presented: string): Promise<Tokens> {
  const outcome = await dependencies.db.transaction().execute((tx) => rotate({ ...dependencies, db: tx }, presented));
  // Thrown outside, so that the closing of a stolen session is committed.
  if (outcome instanceof BridgeError) throw outcome;
  return outcome;
}

async function rotate(
  { db, clock, accessTokens }: TokenDependencies,
  presented: string,
): Promise<Tokens | BridgeError> {
  const now = clock.now();
  const empreinte = digest(presented);
  const known = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('empreinte', '=', empreinte)
    .executeTakeFirst();
  const session = known && (await lockSession(db, known.session_id));
  if (!session || session.fermee_le !== null || session.expire_le <= now) return new BridgeError('tokenInvalid');

  const account = await accountById(db, session.utilisateur_id);
  if (account?.statut !== 'actif') return new BridgeError('accountDisabled');

  // Read after the lock: a parallel refresh may just have used it.
  const current = await db
    .selectFrom('refresh_tokens as jeton')
    .leftJoin('refresh_tokens as suivant', 'suivant.empreinte', 'jeton.successeur_empreinte')
    .select(['jeton.cree_le', 'jeton.utilise_le', 'jeton.successeur_scelle', 'suivant.utilise_le as suivantUtiliseLe'])
    .where('jeton.empreinte', '=', empreinte)
    .executeTakeFirst();
  if (!current) return new BridgeError('tokenInvalid');

  const successorUsed = current.suivantUtiliseLe !== null;
  const verdict = judgeRefresh({ createdAt: current.cree_le, usedAt: current.utilise_le, successorUsed, now });
  if (verdict === 'idle') return new BridgeError('tokenInvalid');
  if (verdict === 'stolen' || (verdict === 'repeat' && current.successeur_scelle === null)) {
    await closeSessionById(db, session.id, now);
    return new BridgeError('tokenInvalid');
  }

  const refreshToken =
    verdict === 'repeat' && current.successeur_scelle !== null
      ? unseal(current.successeur_scelle, presented)
      : await succeed(db, session.id, presented, now);
  const role = rolesInForce(account.roles, session.role_actif) === null ? null : session.role_actif;
  await db.updateTable('sessions').set({ vue_le: now, role_actif: role }).where('id', '=', session.id).execute();
  return { token: await signFor(accessTokens, account, session.id, role, await actorName(db, session)), refreshToken };
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
