import { BridgeError, type registrationSchema } from '@bridge/contract';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { createSecret, digest } from '../../platform/auth/secret.ts';
import { networkOf } from '../../platform/auth/throttle.ts';
import { isUniqueViolation } from '../../platform/db/pool.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Db } from '../../schema.ts';
import type { Recipient } from '../mails.ts';
import {
  type Account,
  acceptInvitation,
  accountByEmail,
  accountById,
  accountByLogin,
  activeSuperAdmins,
  addRegistration,
  noteConfirmedEmail,
  removeAccount,
  savePassword,
} from './account.repository.ts';
import { forgetAppareils } from './facteurs/facteur.repository.ts';
import { addLink, type LinkUse, takeLink, voidLinks } from './lien.repository.ts';
import { requireLength } from './password.rules.ts';
import {
  alreadyRegisteredMessage,
  awaitingApprovalMessage,
  confirmationMessage,
  invitationMessage,
  resetMessage,
  usernameTakenMessage,
} from './session.mails.ts';
import { closeSessions } from './session.repository.ts';
import type { SessionDependencies } from './session.service.ts';
import { forgetFailures } from './tentatives.ts';

export interface AccountDependencies extends SessionDependencies {
  /** The address that links start with: the configured one, never what the request says of itself. */
  readonly publicUrl: string;
  /** Delays an answer to a moment that does not depend on what was found. */
  readonly stall: <T>(work: Promise<T>) => Promise<T>;
}

/** The dependencies of mails that hold links to accounts. */
export interface AccountLinks extends Pick<AccountDependencies, 'clock'> {
  readonly mail: Pick<Mail, 'post'>;
  readonly publicUrl: () => string;
}

/** A stranger who asks for somebody's link keeps nobody else from asking for it; all of them together do not fill a mailbox. */
const RESETS_PER_PAIR = { name: 'reset-pair', most: 5, seconds: 60 * 60 };
const RESETS_PER_EMAIL = { name: 'reset-email', most: 30, seconds: 60 * 60 };
const RESETS_PER_NETWORK = { name: 'reset-network', most: 30, seconds: 60 * 60 };
const REGISTRATIONS_PER_EMAIL = { name: 'registration-email', most: 5, seconds: 60 * 60 };
const REGISTRATIONS_PER_NETWORK = { name: 'registration-network', most: 5, seconds: 60 };
const RESET_LIFE = 30 * 60 * 1000;
const INVITATION_LIFE = 7 * 24 * 60 * 60 * 1000;
export const CONFIRMATION_LIFE = 24 * 60 * 60 * 1000;

/** The same answer and the same delay whether the account exists or not. */
export async function askForNewPassword(dependencies: AccountDependencies, email: string, ip: string): Promise<void> {
  const { db, throttle, mail, publicUrl, stall } = dependencies;
  await throttle.count(RESETS_PER_NETWORK, networkOf(ip));
  await throttle.count(RESETS_PER_PAIR, `${email} ${networkOf(ip)}`);
  await throttle.count(RESETS_PER_EMAIL, email);
  await stall(
    (async () => {
      const account = await accountByEmail(db, email);
      if (account?.statut !== 'actif') return;
      const secret = await createLink(dependencies, db, account.id, 'mot-de-passe', RESET_LIFE);
      mail.post(resetMessage(account, `${publicUrl}/forgot-password-post/${secret}`));
    })(),
  );
}

export async function chooseNewPassword(
  dependencies: AccountDependencies,
  link: string,
  password: string,
  ip: string,
): Promise<void> {
  const { db, clock, throttle } = dependencies;
  await requireLength(dependencies, 'password', password);
  await throttle.count(RESETS_PER_NETWORK, networkOf(ip));
  const passwordHash = await hashPassword(password);
  const userId = await db.transaction().execute(async (tx) => {
    const at = clock.now();
    const { userId: id, usage } = await openLink(tx, link, ['mot-de-passe', 'invitation'], at);
    await savePassword(tx, id, passwordHash);
    await forgetAppareils(tx, id);
    if (usage === 'invitation') await acceptInvitation(tx, id, at);
    await noteConfirmedEmail(tx, id);
    await closeSessions(tx, id, at);
    await recordAudit(tx, {
      at,
      action: usage === 'invitation' ? 'invitation.accepter' : 'mot-de-passe.reinitialiser',
      by: { userId: id, actor: null, entiteId: null },
      ip,
    });
    return id;
  });
  await forgetFailures(throttle, userId, networkOf(ip));
}

/** Asks for an account, which holds no role and cannot sign in until an administrator gives it one. */
export async function registerAccount(
  dependencies: AccountDependencies,
  { password, ...identity }: z.output<typeof registrationSchema>,
  ip: string,
): Promise<void> {
  const { db, throttle, mail, publicUrl, stall } = dependencies;
  await requireLength(dependencies, 'password', password);
  await throttle.count(REGISTRATIONS_PER_NETWORK, networkOf(ip));
  await throttle.count(REGISTRATIONS_PER_EMAIL, identity.email);
  const passwordHash = await hashPassword(password);
  await stall(
    (async () => {
      const known = await accountByEmail(db, identity.email);
      const confirmed = known && (known.statut !== 'invite' || known.emailConfirmed);
      if (confirmed) return mail.post(alreadyRegisteredMessage(known, `${publicUrl}/forgot-password`));
      // An administrator made this account already: its invitation is sent again, and the account does not change.
      if (known && known.roles.length > 0) return inviteAgain(dependencies, known);
      const named = await accountByLogin(db, identity.username);
      if (named && named.id !== known?.id) return mail.post(usernameTakenMessage(identity, `${publicUrl}/register`));
      const secret = await db.transaction().execute(async (tx) => {
        // Nobody has proved that the address is theirs: a new request replaces the one before, with its own password.
        if (known) await removeAccount(tx, known.id);
        const id = await addRegistration(tx, identity, passwordHash);
        return createLink(dependencies, tx, id, 'inscription', CONFIRMATION_LIFE);
      });
      mail.post(confirmationMessage(identity, `${publicUrl}/register?confirmation=${secret}`));
    })().catch((error: unknown) => {
      // Another request for the same account came at the same moment: that one counts, and the answer is the same.
      if (!isUniqueViolation(error)) throw error;
    }),
  );
}

export async function confirmEmail({ db, clock, mail }: AccountDependencies, link: string): Promise<void> {
  const userId = await db.transaction().execute(async (tx) => {
    const { userId: id } = await openLink(tx, link, ['inscription'], clock.now());
    await noteConfirmedEmail(tx, id);
    return id;
  });
  const newcomer = await accountById(db, userId);
  const approvers = await activeSuperAdmins(db);
  if (newcomer) for (const approver of approvers) mail.post(awaitingApprovalMessage(approver, newcomer));
}

async function inviteAgain(dependencies: AccountDependencies, account: Account): Promise<void> {
  const effects: (() => void)[] = [];
  const invite = createInvite({ ...dependencies, publicUrl: () => dependencies.publicUrl });
  await dependencies.db.transaction().execute((tx) => invite(tx, account, 'Bridge', (effect) => effects.push(effect)));
  for (const effect of effects) effect();
}

/** Invites a person whose account an administrator has made. The last invitation alone counts. */
export function createInvite({ mail, publicUrl, clock }: AccountLinks) {
  return async (tx: Db, account: Recipient & { id: number }, by: string, afterCommit: (effect: () => void) => void) => {
    await voidLinks(tx, account.id, clock.now());
    const secret = await createLink({ clock }, tx, account.id, 'invitation', INVITATION_LIFE);
    afterCommit(() => mail.post(invitationMessage(account, by, `${publicUrl()}/forgot-password-post/${secret}`)));
  };
}

/** Sends the link that the person would have asked for by themselves. */
export function createReset({ mail, publicUrl, clock }: AccountLinks) {
  return async (tx: Db, account: Recipient & { id: number }, afterCommit: (effect: () => void) => void) => {
    const secret = await createLink({ clock }, tx, account.id, 'mot-de-passe', RESET_LIFE);
    afterCommit(() => mail.post(resetMessage(account, `${publicUrl()}/forgot-password-post/${secret}`)));
  };
}

export async function createLink(
  { clock }: Pick<AccountDependencies, 'clock'>,
  db: Db,
  userId: number,
  usage: LinkUse,
  life: number,
): Promise<string> {
  const secret = createSecret('lien');
  await addLink(db, { empreinte: digest(secret), usage, userId, at: clock.now(), life });
  return secret;
}

/** Uses a link, and with it every other link that the person was sent. */
async function openLink(db: Db, secret: string, usages: readonly LinkUse[], at: Date) {
  const link = await takeLink(db, digest(secret), usages, at);
  if (!link) throw new BridgeError('linkExpired');
  await voidLinks(db, link.userId, at);
  return link;
}
