import {
  BridgeError,
  type changePassword,
  type EndpointInput,
  type Profile,
  type updateProfile,
} from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { checkPassword, hashPassword } from '../../platform/auth/password.ts';
import { isUniqueViolation } from '../../platform/db/pool.ts';
import { emailChangedMessage } from '../mails.ts';
import { type Account, accountById, profileOf, saveIdentity, savePassword } from './account.repository.ts';
import { forgetAppareils } from './facteurs/facteur.repository.ts';
import { voidLinks } from './lien.repository.ts';
import { requireLength } from './password.rules.ts';
import { closeSessions } from './session.repository.ts';
import type { SessionDependencies } from './session.service.ts';
import { accountSubject } from './tentatives.ts';

const PASSWORD_CHECKS = { name: 'password-check', most: 10, seconds: 15 * 60 };

/** Changes an identity. An address can take an account over: a new one needs the password, typed by the owner. */
export async function changeIdentity(
  dependencies: SessionDependencies,
  identity: Identity,
  { version, currentPassword, ...changes }: EndpointInput<typeof updateProfile>['body'],
  ip: string,
): Promise<Profile> {
  const { db, clock, mail } = dependencies;
  const before = await profileOf(db, identity.userId);
  const movesAddress = changes.email.toLowerCase() !== before.email.toLowerCase();
  if (movesAddress) await requireOwnPassword(dependencies, identity, currentPassword ?? '');
  try {
    const saved = await db.transaction().execute(async (tx) => {
      const at = clock.now();
      if (!(await saveIdentity(tx, identity.userId, { ...changes, version }, at))) {
        throw new BridgeError('conflict', { data: await profileOf(tx, identity.userId) });
      }
      // A link sent to the former address must not open the account any more.
      if (movesAddress) await voidLinks(tx, identity.userId, at);
      const { firstname, lastname, email } = before;
      const details = { avant: { firstname, lastname, email }, apres: changes };
      const target = { kind: 'utilisateur', id: identity.userId };
      await recordAudit(tx, { at, action: 'profil.modifier', by: identity, target, details, ip });
      return profileOf(tx, identity.userId);
    });
    if (movesAddress) mail.post(emailChangedMessage(before, changes.email));
    return saved;
  } catch (error) {
    if (isUniqueViolation(error)) throw new BridgeError('alreadyTaken');
    throw error;
  }
}

/** Changes a password and closes every other session, which the old password may have opened. */
export async function changeOwnPassword(
  dependencies: SessionDependencies,
  identity: Identity,
  { currentPassword, newPassword }: EndpointInput<typeof changePassword>['body'],
  ip: string,
): Promise<void> {
  await requireLength(dependencies, 'newPassword', newPassword);
  await requireOwnPassword(dependencies, identity, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await dependencies.db.transaction().execute(async (tx) => {
    const at = dependencies.clock.now();
    await savePassword(tx, identity.userId, passwordHash);
    await forgetAppareils(tx, identity.userId);
    await voidLinks(tx, identity.userId, at);
    await closeSessions(tx, identity.userId, at, identity.sessionId);
    await recordAudit(tx, { at, action: 'mot-de-passe.modifier', by: identity, ip });
  });
}

export async function requireOwnPassword(
  { db, throttle }: SessionDependencies,
  identity: Identity,
  password: string,
): Promise<void> {
  if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
  const subject = accountSubject(identity.userId);
  await throttle.count(PASSWORD_CHECKS, subject);
  const account = await accountById(db, identity.userId);
  if (!(await checkPassword(account?.passwordHash, password))) throw new BridgeError('wrongPassword');
  await throttle.forget(PASSWORD_CHECKS, subject);
}

/**
 * Asks for the password again: an open session must not be enough to change how an account is opened. A person without
 * a password came by a provider. Nobody who acts as another changes any of it.
 */
export async function proveAgain(
  dependencies: SessionDependencies,
  identity: Identity,
  password: string,
): Promise<Account> {
  if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
  const account = await accountById(dependencies.db, identity.userId);
  if (!account) throw new BridgeError('tokenExpired');
  if (account.passwordHash !== null) await requireOwnPassword(dependencies, identity, password);
  return account;
}
