import { BridgeError, type Moyen, type Parametres, type Role, type Tokens } from '@bridge/contract';
import type { Vault } from '../../crud/write/value.rules.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { checkPassword } from '../../platform/auth/password.ts';
import { networkOf, type Throttle } from '../../platform/auth/throttle.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Db } from '../../schema.ts';
import { type Account, accountById, accountByLogin, entitesOfAccount, noteSignIn } from './account.repository.ts';
import { isAppareilOf } from './facteurs/appareil.ts';
import { type Nouveaute, nouveauteOf } from './nouveaute.rules.ts';
import { actedAsMessage, failuresMessage, newDeviceMessage } from './session.mails.ts';
import {
  addressesSince,
  closeSessionById,
  devicesOf,
  lockSession,
  narrowSession,
  workFor,
} from './session.repository.ts';
import { ACTING_LIFE, byOwner, HOUR, isUsable, mayActAs } from './session.rules.ts';
import { openSession, renewTokens, type TokenDependencies, type Visitor } from './session.tokens.ts';
import { accountSubject, forgetFailures, giveBackTry, waitForTurn } from './tentatives.ts';

export interface SessionDependencies extends TokenDependencies {
  readonly throttle: Throttle;
  readonly mail: Mail;
  readonly readParametres: () => Promise<Parametres>;
}

/** The number of failures within an hour after which the owner is warned, once. */
const FAILURES = { name: 'sign-in-failures', most: 10, seconds: 60 * 60 };

interface Typed {
  readonly login: string;
  readonly password: string;
  /** The secret that the browser keeps of a second factor that was proved in it. */
  readonly appareil?: string | undefined;
}

/** The account that a password opens. Further proofs and the session come after. */
export async function accountByPassword(
  dependencies: SessionDependencies,
  { login: typed, password, appareil }: Typed,
  visitor: Visitor,
): Promise<Account> {
  const { db, clock, throttle } = dependencies;
  const login = typed.normalize('NFKC').trim();
  const account = await accountByLogin(db, login);
  const network = networkOf(visitor.ip);
  // One count per account, whichever of its two names is tried.
  const subject = account ? accountSubject(account.id) : `login ${login}`;
  // From here on, the same work is done for an unknown account: neither the answer nor its time tells the difference.
  const userId = account?.id ?? NOBODY;
  const isRemembered = appareil !== undefined && (await isAppareilOf(db, userId, appareil, clock.now()));
  const isKnown = (await isNetworkKnown(db, userId, network, clock.now())) || isRemembered;
  // A device that the account is known by waits for its own tries alone, whatever others did from its network.
  const from = isRemembered ? appareil : network;
  await waitForTurn(throttle, subject, { from, isKnown });
  const matches = await checkPassword(account?.passwordHash, password);
  if (!account || !matches) {
    await noteFailure(dependencies, account ?? null, visitor, { subject });
    throw new BridgeError('badCredentials');
  }
  if (!isUsable(account, clock.now())) throw new BridgeError('accountDisabled');
  await forgetFailures(throttle, account.id, from);
  await giveBackTry(throttle, from);
  return account;
}

/** Opens the session of a person who gave every proof. */
export async function openFor(dependencies: SessionDependencies, account: Account, visitor: Visitor): Promise<Tokens> {
  const life = (await dependencies.readParametres()).duree_session * HOUR;
  const { tokens, notice } = await dependencies.db.transaction().execute(async (tx) => {
    const at = dependencies.clock.now();
    await noteSignIn(tx, account.id, at);
    await recordAudit(tx, { at, action: 'session.ouvrir', by: byOwner(account), ip: visitor.ip });
    const nouveau = await nouveaute(tx, account.id, visitor);
    const tokens = await openSession({ ...dependencies, db: tx }, account, visitor, { life });
    return { tokens, notice: nouveau && newDeviceMessage(account, { ...visitor, nouveau }, at) };
  });
  if (notice) dependencies.mail.post(notice);
  return tokens;
}

/** What is new about the browser of a sign-in; null when it is known, or for a first session. */
export async function nouveaute(db: Db, userId: number, visitor: Visitor): Promise<Nouveaute | null> {
  return nouveauteOf(await devicesOf(db, userId), visitor);
}

interface Failure {
  /** The name that tries are counted under. */
  readonly subject: string;
  readonly moyen?: Moyen;
}

/** Notes a failure in the journal; after many of them, the owner of the account is warned. */
export async function noteFailure(
  { db, clock, throttle, mail }: SessionDependencies,
  account: Account | null,
  { ip }: Visitor,
  { subject, ...details }: Failure,
): Promise<void> {
  const at = clock.now();
  await recordAudit(db, { at, action: 'session.refuser', by: account && byOwner(account), details, ip });
  const failures = await throttle.tally(FAILURES, subject);
  if (failures === FAILURES.most && account?.statut === 'actif') mail.post(failuresMessage(account, at));
}

/** The number used for a name without an account: it has no sessions. */
const NOBODY = 0;

const KNOWN_FOR = 30 * 24 * HOUR;

/** Whether the account was used from that network lately. */
async function isNetworkKnown(db: Db, userId: number, network: string, at: Date): Promise<boolean> {
  const used = await addressesSince(db, userId, new Date(at.getTime() - KNOWN_FOR));
  return used.some((ip) => networkOf(ip) === network);
}

/**
 * Closes a session, even by an expired token: signing out after a long pause must count too. Returns the address where
 * the browser signs out at the person's provider, or null.
 */
export async function signOut(
  { db, clock, accessTokens, vault }: SessionDependencies & { readonly vault: Vault },
  token: string,
): Promise<string | null> {
  const { sid } = await accessTokens.verify(token, { evenExpired: true });
  const sortie = await closeSessionById(db, sid, clock.now());
  return sortie === null ? null : vault.open(sortie);
}

/** Opens a session as another person: never upwards, never from an acted session, only inside one's own entities. */
export async function actAs(
  dependencies: SessionDependencies,
  identity: Identity,
  target: { userId: number } | { username: string },
  visitor: Visitor,
): Promise<Tokens> {
  const { db, clock, mail } = dependencies;
  const account = 'userId' in target ? await accountById(db, target.userId) : await accountByLogin(db, target.username);
  const acting = {
    id: identity.userId,
    active: true,
    roles: identity.viewer.roles,
    branch: identity.scope.kind === 'entites' ? identity.scope.ids : [],
  };
  const allowed =
    identity.actor === null &&
    account !== undefined &&
    mayActAs(
      acting,
      {
        id: account.id,
        active: account.statut === 'actif',
        roles: account.roles,
        entites: [account.entite?.id ?? null, ...account.entitesSupplementaires],
      },
      identity.viewer.mode,
    );
  if (!allowed) throw new BridgeError('accessDenied');
  const actor = { userId: identity.userId, username: identity.username };
  const tokens = await db.transaction().execute(async (tx) => {
    const by = { userId: account.id, actor, entiteId: account.entite?.id ?? null };
    await recordAudit(tx, { at: clock.now(), action: 'session.agir-en-tant-que', by, ip: visitor.ip });
    return openSession({ ...dependencies, db: tx }, account, visitor, {
      acting: { actor, parentSessionId: identity.sessionId },
      life: ACTING_LIFE,
    });
  });
  mail.post(actedAsMessage(account, identity.username, clock.now()));
  return tokens;
}

/** Closes the acted session; the own session goes on where it was. */
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

/** Narrows the session to one of the roles held, or widens it back to all. */
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
    await narrowSession(tx, session.id, role);
    const details = { role };
    await recordAudit(tx, { at: dependencies.clock.now(), action: 'session.changer-de-role', by: identity, details });
    return renewTokens({ ...dependencies, db: tx }, { ...session, role_actif: role }, account);
  });
}

/** Narrows the session to one of the person's entities with those below, or widens it back to all. */
export async function changeEntity(
  dependencies: SessionDependencies,
  identity: Identity,
  entite: number | null,
): Promise<Tokens> {
  return dependencies.db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, identity.sessionId);
    const account = await accountById(tx, identity.userId);
    if (!session || !account) throw new BridgeError('tokenExpired');
    const chosen = (await entitesOfAccount(tx, identity.userId)).find(({ id }) => id === entite);
    if (entite !== null && chosen === undefined) throw new BridgeError('accessDenied');
    await workFor(tx, session.id, entite);
    const details = { entite: chosen?.nom ?? null };
    await recordAudit(tx, { at: dependencies.clock.now(), action: 'session.changer-d-entite', by: identity, details });
    return renewTokens({ ...dependencies, db: tx }, { ...session, entite_active: entite }, account);
  });
}
