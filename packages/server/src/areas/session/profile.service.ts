import {
  BridgeError,
  type changePassword,
  type EndpointInput,
  type Profile,
  type updateProfile,
} from '@bridge/contract';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { checkPassword, hashPassword } from '../../platform/auth/password.ts';
import { isUniqueViolation } from '../../platform/db/pool.ts';
import type { Db } from '../../schema.ts';
import { accountById, closeSessions } from './session.repository.ts';
import type { SessionDependencies } from './session.service.ts';

const PASSWORD_CHECKS = { name: 'password-check', most: 10, seconds: 15 * 60 };

export async function profileOf(db: Db, userId: number): Promise<Profile> {
  return db
    .selectFrom('utilisateurs')
    .select(['username', 'email', 'firstname', 'lastname', 'version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whoever changes the address of an account can take it over: a new one needs the password, and the person themselves. */
export async function changeIdentity(
  dependencies: SessionDependencies,
  identity: Identity,
  { version, currentPassword, ...changes }: EndpointInput<typeof updateProfile>['body'],
  ip: string,
): Promise<Profile> {
  const { db, clock } = dependencies;
  const before = await profileOf(db, identity.userId);
  if (changes.email.toLowerCase() !== before.email.toLowerCase()) {
    await requireOwnPassword(dependencies, identity, currentPassword ?? '');
  }
  try {
    return await db.transaction().execute(async (tx) => {
      const at = clock.now();
      const saved = await tx
        .updateTable('utilisateurs')
        .set({ ...changes, version: sql`version + 1`, modifie_le: at })
        .where('id', '=', identity.userId)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst();
      if (!saved) throw new BridgeError('conflict', { data: await profileOf(tx, identity.userId) });
      const { username: _, version: __, ...avant } = before;
      const target = { kind: 'utilisateur', id: identity.userId };
      await recordAudit(tx, {
        at,
        action: 'profil.modifier',
        by: identity,
        target,
        details: { avant, apres: changes },
        ip,
      });
      return profileOf(tx, identity.userId);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new BridgeError('alreadyTaken');
    throw error;
  }
}

/** Every other session is closed: whoever knew the old password is out. */
export async function changeOwnPassword(
  dependencies: SessionDependencies,
  identity: Identity,
  { currentPassword, newPassword }: EndpointInput<typeof changePassword>['body'],
  ip: string,
): Promise<void> {
  await requireOwnPassword(dependencies, identity, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await dependencies.db.transaction().execute(async (tx) => {
    const at = dependencies.clock.now();
    await tx
      .updateTable('utilisateurs')
      .set({ password_hash: passwordHash, password_genere: false })
      .where('id', '=', identity.userId)
      .execute();
    await closeSessions(tx, identity.userId, at, identity.sessionId);
    await recordAudit(tx, { at, action: 'mot-de-passe.modifier', by: identity, ip });
  });
}

async function requireOwnPassword(
  { db, throttle }: SessionDependencies,
  identity: Identity,
  password: string,
): Promise<void> {
  if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
  const subject = `#${identity.userId}`;
  await throttle.count(PASSWORD_CHECKS, subject);
  const account = await accountById(db, identity.userId);
  if (!(await checkPassword(account?.passwordHash, password))) throw new BridgeError('wrongPassword');
  await throttle.forget(PASSWORD_CHECKS, subject);
}
