import { BridgeError, type registrationSchema } from '@bridge/contract';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { createSecret, digest } from '../../platform/auth/secret.ts';
import { holds } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';
import {
  alreadyRegisteredMessage,
  awaitingApprovalMessage,
  confirmationMessage,
  resetMessage,
  usernameTakenMessage,
} from './session.mails.ts';
import { accountByEmail, accountById, accountByLogin, closeSessions } from './session.repository.ts';
import type { SessionDependencies } from './session.service.ts';

export interface AccountDependencies extends SessionDependencies {
  /** Links are built from the configured address, never from what the request says of itself. */
  readonly publicUrl: string;
  /** Waits until a moment that does not depend on what was found. */
  readonly stall: <T>(work: Promise<T>) => Promise<T>;
}

const RESET_PER_EMAIL = { name: 'reset-email', most: 5, seconds: 60 * 60 };
const RESET_PER_ADDRESS = { name: 'reset-address', most: 30, seconds: 60 * 60 };
const REGISTRATIONS = { name: 'registration', most: 5, seconds: 60 };
const RESET_LIFE = 30 * 60 * 1000;
const CONFIRMATION_LIFE = 24 * 60 * 60 * 1000;

type LinkUse = 'mot-de-passe' | 'inscription';

/** The same answer and the same delay whether the account exists or not. */
export async function askForNewPassword(dependencies: AccountDependencies, email: string, ip: string): Promise<void> {
  const { db, throttle, mail, publicUrl, stall } = dependencies;
  await throttle.count(RESET_PER_ADDRESS, ip);
  await throttle.count(RESET_PER_EMAIL, email);
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
  await throttle.count(RESET_PER_ADDRESS, ip);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const at = clock.now();
    const userId = await useLink(tx, link, 'mot-de-passe', at);
    await tx
      .updateTable('utilisateurs')
      .set({ password_hash: passwordHash, password_genere: false, email_confirme: true })
      .where('id', '=', userId)
      .execute();
    await closeSessions(tx, userId, at);
    await recordAudit(tx, {
      at,
      action: 'mot-de-passe.reinitialiser',
      by: { userId, actor: null, entiteId: null },
      ip,
    });
  });
}

/** Asks for an account. It holds no role and cannot sign in until an administrator gives it one. */
export async function registerAccount(
  dependencies: AccountDependencies,
  { password, ...identity }: z.output<typeof registrationSchema>,
  ip: string,
): Promise<void> {
  const { db, throttle, mail, publicUrl, stall } = dependencies;
  await throttle.count(REGISTRATIONS, ip);
  const passwordHash = await hashPassword(password);
  await stall(
    (async () => {
      const known = await accountByEmail(db, identity.email);
      if (known) return mail.post(alreadyRegisteredMessage(known, `${publicUrl}/forgot-password`));
      // An e-mail address may serve as user name only to its owner.
      const taken = (await accountByLogin(db, identity.username)) !== undefined;
      if (taken) return mail.post(usernameTakenMessage(identity, `${publicUrl}/register`));
      const secret = await db.transaction().execute(async (tx) => {
        const { id } = await tx
          .insertInto('utilisateurs')
          .values({
            ...identity,
            password_hash: passwordHash,
            roles: [],
            entite_id: null,
            statut: 'invite',
            derniere_connexion: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return createLink(dependencies, tx, id, 'inscription', CONFIRMATION_LIFE);
      });
      mail.post(confirmationMessage(identity, `${publicUrl}/register?confirmation=${secret}`));
    })(),
  );
}

export async function confirmEmail({ db, clock, mail }: AccountDependencies, link: string): Promise<void> {
  const userId = await db.transaction().execute(async (tx) => {
    const at = clock.now();
    const id = await useLink(tx, link, 'inscription', at);
    await tx.updateTable('utilisateurs').set({ email_confirme: true }).where('id', '=', id).execute();
    return id;
  });
  const newcomer = await accountById(db, userId);
  const approvers = await db
    .selectFrom('utilisateurs')
    .select(['email', 'firstname', 'username'])
    .where('statut', '=', 'actif')
    .where(holds('roles', 'ROLE_SUPER_ADMIN'))
    .execute();
  if (newcomer) for (const approver of approvers) mail.post(awaitingApprovalMessage(approver, newcomer));
}

async function createLink(
  { clock }: AccountDependencies,
  db: Db,
  userId: number,
  use: LinkUse,
  life: number,
): Promise<string> {
  const secret = createSecret('lien');
  const now = clock.now();
  await db
    .insertInto('liens')
    .values({
      empreinte: digest(secret),
      usage: use,
      utilisateur_id: userId,
      cree_le: now,
      expire_le: new Date(now.getTime() + life),
      utilise_le: null,
    })
    .execute();
  return secret;
}

/** Uses a link once, and with it every other link of the same kind that the person was sent. */
async function useLink(db: Db, secret: string, use: LinkUse, at: Date): Promise<number> {
  const used = await db
    .updateTable('liens')
    .set({ utilise_le: at })
    .where('empreinte', '=', digest(secret))
    .where('usage', '=', use)
    .where('utilise_le', 'is', null)
    .where('expire_le', '>', at)
    .returning('utilisateur_id')
    .executeTakeFirst();
  if (!used) throw new BridgeError('linkExpired');
  await db
    .updateTable('liens')
    .set({ utilise_le: at })
    .where('utilisateur_id', '=', used.utilisateur_id)
    .where('usage', '=', use)
    .where('utilise_le', 'is', null)
    .execute();
  return used.utilisateur_id;
}
