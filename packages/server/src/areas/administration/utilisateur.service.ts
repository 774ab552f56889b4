import {
  BridgeError,
  type EndpointInput,
  mayGrant,
  outranks,
  type Utilisateur,
  type updateUser,
} from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/pool.ts';
import type { Db } from '../../schema.ts';
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
  /** Sessions belong to their own area. */
  readonly closeSessions: (db: Db, userId: number, at: Date) => Promise<void>;
}

type Changes = Omit<EndpointInput<typeof updateUser>['body'], 'version'>;

export async function changeUtilisateur(
  { db, clock, closeSessions }: UtilisateurDependencies,
  identity: Identity,
  id: number,
  { version, ...changes }: EndpointInput<typeof updateUser>['body'],
  ip: string,
): Promise<Utilisateur> {
  try {
    return await db.transaction().execute(async (tx) => {
      const at = clock.now();
      const before = await lockUtilisateur(tx, identity.scope, id);
      if (!before) throw new BridgeError('notFound');
      if (version !== undefined && version !== before.version) throw new BridgeError('conflict', { data: before });
      forbidRisingAbove(identity, before, changes);
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
      const saved = await utilisateurById(tx, { kind: 'system', reason: 'just saved, maybe into another entity' }, id);
      if (!saved) throw new BridgeError('notFound');
      return saved;
    });
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

/** Nobody changes who outranks them, gives a role above their own, moves an account out of their entities, or changes rights while acting. */
function forbidRisingAbove({ viewer, scope, actor }: Identity, before: Utilisateur, changes: Changes): void {
  const granted = changes.roles?.filter((role) => !before.roles.includes(role)) ?? [];
  const { userEntity } = changes;
  const staysInside =
    userEntity === undefined || scope.kind === 'system' || (userEntity !== null && scope.ids.includes(userEntity));
  if (outranks(before.roles, viewer.roles) || !granted.every((role) => mayGrant(viewer.roles, role)) || !staysInside) {
    throw new BridgeError('accessDenied');
  }
  const sensitive = changes.roles !== undefined || changes.email !== undefined;
  if (actor !== null && sensitive) throw new BridgeError('forbiddenWhileActing');
}

async function keepOneSuperAdmin(db: Db, before: Utilisateur, after: Utilisateur | null): Promise<void> {
  const isOne = (user: Utilisateur | null) => user?.statut === 'actif' && user.roles.includes('ROLE_SUPER_ADMIN');
  if (isOne(before) && !isOne(after) && (await otherActiveSuperAdmins(db, before.id)) === 0)
    throw new BridgeError('lastSuperAdmin');
}
