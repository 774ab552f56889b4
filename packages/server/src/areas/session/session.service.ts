import { BridgeError, outranks, type Role, type Tokens } from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { checkPassword } from '../../platform/auth/password.ts';
import type { Throttle } from '../../platform/auth/throttle.ts';
import type { Mail } from '../../platform/mail.ts';
import { actedAsMessage } from './session.mails.ts';
import { accountById, accountByLogin, closeSessionById, lockSession } from './session.repository.ts';
import { ACTING_LIFE } from './session.rules.ts';
import { openSession, renewTokens, type TokenDependencies, type Visitor } from './session.tokens.ts';

export interface SessionDependencies extends TokenDependencies {
  readonly throttle: Throttle;
  readonly mail: Mail;
}

const PER_ACCOUNT = { name: 'sign-in-account', most: 10, seconds: 15 * 60 };
const PER_ADDRESS = { name: 'sign-in-address', most: 100, seconds: 15 * 60 };

export async function signIn(
  dependencies: SessionDependencies,
  { login: typed, password }: { login: string; password: string },
  visitor: Visitor,
): Promise<Tokens> {
  const { db, clock, throttle } = dependencies;
  const login = typed.normalize('NFKC').trim();
  const account = await accountByLogin(db, login);
  // One count per account, whichever of its names is tried.
  const subject = account ? `#${account.id}` : login;
  await throttle.count(PER_ADDRESS, visitor.ip);
  await throttle.count(PER_ACCOUNT, subject);
  const matches = await checkPassword(account?.passwordHash, password);
  if (!account || !matches) throw new BridgeError('badCredentials');
  if (account.statut !== 'actif') throw new BridgeError('accountDisabled');
  await throttle.forget(PER_ACCOUNT, subject);

  return db.transaction().execute(async (tx) => {
    const at = clock.now();
    await tx.updateTable('utilisateurs').set({ derniere_connexion: at }).where('id', '=', account.id).execute();
    const by = { userId: account.id, actor: null, entiteId: account.entite?.id ?? null };
    await recordAudit(tx, { at, action: 'session.ouvrir', by, ip: visitor.ip });
    return openSession({ ...dependencies, db: tx }, account, visitor);
  });
}

export async function signOut({ db, clock }: SessionDependencies, identity: Identity): Promise<void> {
  await closeSessionById(db, identity.sessionId, clock.now());
}

/** Acting as somebody else: never upwards, never from an acted session, and only inside one's own entities. */
export async function actAs(
  dependencies: SessionDependencies,
  identity: Identity,
  target: { userId: number } | { username: string },
  visitor: Visitor,
): Promise<Tokens> {
  const { db, clock, mail } = dependencies;
  const account = 'userId' in target ? await accountById(db, target.userId) : await accountByLogin(db, target.username);
  const { scope } = identity;
  const inScope =
    scope.kind === 'system' ||
    (account?.entite !== null && account?.entite !== undefined && scope.ids.includes(account.entite.id));
  if (
    identity.actor !== null ||
    !account ||
    !inScope ||
    account.statut !== 'actif' ||
    account.id === identity.userId ||
    outranks(account.roles, identity.viewer.roles)
  ) {
    throw new BridgeError('accessDenied');
  }
  const actor = { userId: identity.userId, username: identity.username };
  const acting = { actor, parentSessionId: identity.sessionId };
  const tokens = await db.transaction().execute(async (tx) => {
    const by = { userId: account.id, actor, entiteId: account.entite?.id ?? null };
    await recordAudit(tx, { at: clock.now(), action: 'session.agir-en-tant-que', by, ip: visitor.ip });
    return openSession({ ...dependencies, db: tx }, account, visitor, { acting, life: ACTING_LIFE });
  });
  mail.post(actedAsMessage(account, identity.username, clock.now()));
  return tokens;
}

/** Back to oneself: the acted session closes, the own one goes on where it was. */
export async function stopActing(
  dependencies: SessionDependencies,
  identity: Identity,
  visitor: Visitor,
): Promise<Tokens> {
  const { actor } = identity;
  if (actor === null) throw new BridgeError('accessDenied');
  return dependencies.db.transaction().execute(async (tx) => {
    const at = dependencies.clock.now();
    const acted = await lockSession(tx, identity.sessionId);
    const own = acted?.session_parente_id ? await lockSession(tx, acted.session_parente_id) : undefined;
    const account = own && (await accountById(tx, own.utilisateur_id));
    if (!own || own.fermee_le !== null || own.expire_le <= at || account?.statut !== 'actif')
      throw new BridgeError('tokenExpired');
    await closeSessionById(tx, identity.sessionId, at);
    await recordAudit(tx, { at, action: 'session.revenir-a-soi', by: identity, ip: visitor.ip });
    return renewTokens({ ...dependencies, db: tx }, own, account);
  });
}

/** Narrows the session to one role held, or widens it back to all of them. */
export async function changeRole(
  dependencies: SessionDependencies,
  identity: Identity,
  role: Role | null,
): Promise<Tokens> {
  if (role !== null && !identity.heldRoles.includes(role)) throw new BridgeError('accessDenied');
  return dependencies.db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, identity.sessionId);
    const account = await accountById(tx, identity.userId);
    if (!session || !account) throw new BridgeError('tokenExpired');
    await tx.updateTable('sessions').set({ role_actif: role }).where('id', '=', session.id).execute();
    const details = { role };
    await recordAudit(tx, { at: dependencies.clock.now(), action: 'session.changer-de-role', by: identity, details });
    return renewTokens({ ...dependencies, db: tx }, { ...session, role_actif: role }, account);
  });
}
