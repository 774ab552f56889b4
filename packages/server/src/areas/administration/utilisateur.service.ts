import { BridgeError, type EndpointInput, mayManage, type Utilisateur, type updateUser } from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/pool.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Db } from '../../schema.ts';
import { emailChangedMessage } from '../mails.ts';
import {
  lockUtilisateur,
  otherActiveSuperAdmins,
  removeUtilisateur,
  saveUtilisateur,
  utilisateurById,
} from './utilisateur.repository.ts';

export interface UtilisateurDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: Mail;
  /** Sessions and links belong to their own area. */
  readonly closeSessions: (db: Db, userId: number, at: Date) => Promise<void>;
  readonly voidLinks: (db: Db, userId: number, at: Date) => Promise<void>;
}

type Changes = Omit<EndpointInput<typeof updateUser>['body'], 'version'>;

export async function changeUtilisateur(
  { db, clock, mail, closeSessions, voidLinks }: UtilisateurDependencies,
  identity: Identity,
  id: number,
  { version, ...changes }: EndpointInput<typeof updateUser>['body'],
  ip: string,
): Promise<Utilisateur> {
  try {
    const { before, saved } = await db.transaction().execute(async (tx) => {
      const at = clock.now();
      const before = await lockUtilisateur(tx, identity.scope, id);
      if (!before) throw new BridgeError('notFound');
      if (version !== undefined && version !== before.version) throw new BridgeError('conflict', { data: before });
      if (SENSITIVE.some((field) => changes[field] !== undefined)) forbidWhileActing(identity);
      forbidRisingAbove(identity, before, changes);
      if (before.statut === 'invite' && changes.statut === 'actif' && !before.emailConfirme)
        throw new BridgeError('unconfirmedEmail');
      const after = { ...before, ...changes };
      if (after.statut === 'actif' && after.roles.length === 0) {
        throw new BridgeError('invalidInput', {
          errors: [{ path: 'roles', message: 'Un compte actif a au moins un rôle.' }],
        });
      }
      await keepOneSuperAdmin(tx, before, after);
      await saveUtilisateur(tx, id, changes, at);
      if (after.statut !== 'actif') await closeSessions(tx, id, at);
      await recordAudit(tx, {
        at,
        action: 'utilisateur.modifier',
        by: identity,
        target: { kind: 'utilisateur', id },
        details: { avant: before, apres: after },
        ip,
      });
      if (after.email !== before.email) await voidLinks(tx, id, at);
      const saved = await utilisateurById(tx, { kind: 'system', reason: 'just saved, maybe into another entity' }, id);
      if (!saved) throw new BridgeError('notFound');
      return { before, saved };
    });
    if (saved.email !== before.email) mail.post(emailChangedMessage(before, saved.email));
    return saved;
  } catch (error) {
    if (isUniqueViolation(error)) throw new BridgeError('alreadyTaken');
    throw error;
  }
}

export async function deleteUtilisateur(
  { db, clock }: UtilisateurDependencies,
  identity: Identity,
  id: number,
  ip: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockUtilisateur(tx, identity.scope, id);
    if (!before) throw new BridgeError('notFound');
    if (id === identity.userId) throw new BridgeError('accessDenied');
    forbidWhileActing(identity);
    forbidRisingAbove(identity, before, {});
    await keepOneSuperAdmin(tx, before, null);
    await removeUtilisateur(tx, id);
    const target = { kind: 'utilisateur', id };
    await recordAudit(tx, {
      at: clock.now(),
      action: 'utilisateur.supprimer',
      by: identity,
      target,
      details: { avant: before },
      ip,
    });
  });
}

const SENSITIVE: readonly (keyof Changes)[] = ['username', 'email', 'roles', 'userEntity', 'statut'];

/** Nobody takes over an account that holds more than they can give, nor gives more than they have, nor moves it out of their entities. */
function forbidRisingAbove(identity: Identity, before: Utilisateur, changes: Changes): void {
  const { viewer, scope, userId } = identity;
  const granted = changes.roles?.filter((role) => !before.roles.includes(role)) ?? [];
  const { userEntity } = changes;
  const staysInside =
    userEntity === undefined || scope.kind === 'system' || (userEntity !== null && scope.ids.includes(userEntity));
  if (!mayManage(viewer.roles, before.roles) || !mayManage(viewer.roles, granted) || !staysInside) {
    throw new BridgeError('accessDenied');
  }
  // There the password is asked for: a token left open must not be enough to keep an account.
  if (before.id === userId && changes.email !== undefined && changes.email !== before.email)
    throw new BridgeError('ownAddress');
}

/** Rights and addresses are changed by oneself, never in the name of another. */
function forbidWhileActing({ actor }: Identity): void {
  if (actor !== null) throw new BridgeError('forbiddenWhileActing');
}

async function keepOneSuperAdmin(db: Db, before: Utilisateur, after: Utilisateur | null): Promise<void> {
  const isOne = (user: Utilisateur | null) => user?.statut === 'actif' && user.roles.includes('ROLE_SUPER_ADMIN');
  if (isOne(before) && !isOne(after) && (await otherActiveSuperAdmins(db, before.id)) === 0)
    throw new BridgeError('lastSuperAdmin');
}
