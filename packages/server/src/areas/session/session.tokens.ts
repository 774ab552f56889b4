import { BridgeError, type Role, type Tokens } from '@bridge/contract';
import type { AccessTokens } from '../../platform/auth/access-token.ts';
import { createSecret, digest, seal, unseal } from '../../platform/auth/secret.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import { type Account, accountById, entitesOfAccount } from './account.repository.ts';
import {
  addRefreshToken,
  noteSuccessor,
  refreshTokenState,
  removeUnusedRefreshTokens,
} from './refresh-token.repository.ts';
import {
  addSession,
  closeSessionById,
  lockSessionOfToken,
  narrowSession,
  type SessionRow,
  touchSession,
} from './session.repository.ts';
import { hasExpired, judgeRefresh, rolesInForce } from './session.rules.ts';

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
  /** The provider that the session was opened by. */
  readonly via?: { readonly identiteId: number | null; readonly sortie: Buffer | null };
  /** How long the session lasts, in milliseconds. */
  readonly life: number;
}

/** Opens a session and gives its first tokens. */
export async function openSession(
  { db, clock, accessTokens }: TokenDependencies,
  account: Account,
  { ip, userAgent }: Visitor,
  { acting, via, life }: OpenOptions,
): Promise<Tokens> {
  const now = clock.now();
  const session = {
    id: crypto.randomUUID(),
    utilisateur_id: account.id,
    acteur_id: acting?.actor.userId ?? null,
    session_parente_id: acting?.parentSessionId ?? null,
    ip,
    user_agent: userAgent.slice(0, 500),
    expire_le: new Date(now.getTime() + life),
    identite_id: via?.identiteId ?? null,
    sortie: via?.sortie ?? null,
  };
  await addSession(db, session, now);
  const refreshToken = await issueRefreshToken(db, session.id, now);
  return {
    token: await signFor(accessTokens, account, session.id, {
      role: null,
      actor: acting?.actor.username,
      entite: null,
    }),
    refreshToken,
  };
}

/** Fresh tokens for a session whose earlier refresh token must serve no more: a changed role, the return to oneself. */
export async function renewTokens(
  { db, clock, accessTokens }: TokenDependencies,
  session: SessionRow,
  account: Account,
): Promise<Tokens> {
  await removeUnusedRefreshTokens(db, session.id);
  const refreshToken = await issueRefreshToken(db, session.id, clock.now());
  return {
    token: await signFor(accessTokens, account, session.id, {
      role: session.role_actif,
      actor: await actorName(db, session),
      entite: await activeEntite(db, session),
    }),
    refreshToken,
  };
}

/** Exchanges a refresh token. A stolen token closes its whole session, for the thief and the victim alike. */
export async function rotateTokens({ db, clock, accessTokens }: TokenDependencies, presented: string): Promise<Tokens> {
  const now = clock.now();
  const rotated = await db.transaction().execute((tx) => rotate(tx, presented, now));
  // Refused outside the transaction, so that the closing of a stolen session is committed.
  if (rotated === null) throw new BridgeError('tokenInvalid');
  const { session, refreshToken } = rotated;
  const account = await accountById(db, session.utilisateur_id);
  if (account?.statut !== 'actif' || hasExpired(account.expireLe, now)) throw new BridgeError('accountDisabled');
  const role = rolesInForce(account.roles, session.role_actif) === null ? null : session.role_actif;
  if (role !== session.role_actif) await narrowSession(db, session.id, role);
  await touchSession(db, session.id, now);
  const narrowed = { role, actor: await actorName(db, session), entite: await activeEntite(db, session) };
  return { token: await signFor(accessTokens, account, session.id, narrowed), refreshToken };
}

/** Keeps the session locked for few queries: parallel refreshes of one browser wait here for each other. */
async function rotate(
  db: Db,
  presented: string,
  now: Date,
): Promise<{ session: SessionRow; refreshToken: string } | null> {
  const empreinte = digest(presented);
  const session = await lockSessionOfToken(db, empreinte);
  if (!session || session.fermee_le !== null || session.expire_le <= now) return null;
  // The state is read after the lock: a parallel refresh may just have used the token.
  const state = await refreshTokenState(db, empreinte);
  if (!state) return null;
  switch (judgeRefresh(state, now)) {
    case 'rotate': {
      const refreshToken = await issueRefreshToken(db, session.id, now);
      const sealedSuccessor = seal(refreshToken, presented);
      await noteSuccessor(db, { empreinte, successor: digest(refreshToken), sealedSuccessor, at: now });
      return { session, refreshToken };
    }
    case 'repeat':
      return state.sealedSuccessor && { session, refreshToken: unseal(state.sealedSuccessor, presented) };
    case 'stolen':
      await closeSessionById(db, session.id, now);
      return null;
    case 'dead':
      return null;
  }
}

async function issueRefreshToken(db: Db, sessionId: string, now: Date): Promise<string> {
  const refreshToken = createSecret('refresh');
  await addRefreshToken(db, digest(refreshToken), sessionId, now);
  return refreshToken;
}

async function actorName(db: Db, session: SessionRow): Promise<string | undefined> {
  return session.acteur_id === null ? undefined : (await accountById(db, session.acteur_id))?.username;
}

/** The entity that a session is narrowed to, while it is still one of the person's. */
async function activeEntite(db: Db, { utilisateur_id, entite_active }: SessionRow) {
  if (entite_active === null) return null;
  return (await entitesOfAccount(db, utilisateur_id)).find(({ id }) => id === entite_active) ?? null;
}

interface Narrowed {
  readonly role: Role | null;
  readonly actor: string | undefined;
  readonly entite: { readonly id: number; readonly nom: string } | null;
}

function signFor(accessTokens: AccessTokens, account: Account, sessionId: string, { role, actor, entite }: Narrowed) {
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
    ...(entite === null ? {} : { entiteActive: { id: entite.id, nom: entite.nom } }),
  });
}
