import { type AnyRecord, BridgeError, mayManage, type Utilisateur, utilisateur } from '@bridge/contract';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import type { Writing } from '../../crud/writing.ts';
import type { Acteur } from '../../platform/auth/acteur.ts';
import { owns } from '../../platform/auth/identity.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Db } from '../../schema.ts';
import { emailChangedMessage } from '../mails.ts';
import { lockSuperAdmins, otherActiveSuperAdmins } from './utilisateur.repository.ts';

export interface UtilisateurDependencies {
  readonly mail: Pick<Mail, 'post'>;
  /** Sessions, links and invitations belong to their own area. */
  readonly closeSessions: (db: Db, userId: number, at: Date) => Promise<void>;
  readonly voidLinks: (db: Db, userId: number, at: Date) => Promise<void>;
  readonly invite: (writing: Writing, user: Utilisateur) => Promise<void>;
}

/** An address that nobody can receive mail at: a copied account waits for its own. */
const NO_ADDRESS = '@a-completer.invalid';

/** The rules of accounts: nobody rises above themselves, the last super admin stays, whoever is disabled is out at once. */
export function utilisateurHooks({ mail, closeSessions, voidLinks, invite }: UtilisateurDependencies): Hooks {
  return {
    beforeLock: ({ tx }) => lockSuperAdmins(tx),

    beforeSave: async ({ tx, acteur }, { before, after, changes }) => {
      const known = before && toUtilisateur(before);
      const besides = statutAfter(known, { after, changes });
      const sensitive = SENSITIVE.some((field) => changes[field] !== undefined);
      if (sensitive) forbidWhileActing(acteur);
      if (sensitive && known) mustOwnWholly(acteur, known);
      forbidRisingAbove(acteur, known, changes);
      const wanted = toUtilisateur({ ...after, ...besides });
      mustHoldARole(wanted, known === null);
      if (known) await keepOneSuperAdmin(tx, known, wanted);
      return besides;
    },

    afterSave: async (writing, before, after) => {
      const { tx, at, afterCommit } = writing;
      const saved = toUtilisateur(after);
      if (!before) {
        if (!saved.email.endsWith(NO_ADDRESS)) await invite(writing, saved);
        return;
      }
      const known = toUtilisateur(before);
      if (saved.statut !== 'actif') await closeSessions(tx, saved.id, at);
      if (saved.email === known.email) return;
      await voidLinks(tx, saved.id, at);
      if (!known.email.endsWith(NO_ADDRESS)) afterCommit(() => mail.post(emailChangedMessage(known, saved.email)));
    },

    beforeRemove: async ({ tx, acteur }, record) => {
      const known = toUtilisateur(record);
      if (known.id === acteur.userId) throw new BridgeError('accessDenied');
      forbidWhileActing(acteur);
      mustOwnWholly(acteur, known);
      forbidRisingAbove(acteur, known, {});
      await keepOneSuperAdmin(tx, known, null);
      return { statut: 'desactive' };
    },

    duplicate: (record) => {
      const { username } = toUtilisateur(record);
      const copy = `${username.slice(0, 80)}-copie-${crypto.randomUUID().slice(0, 4)}`;
      return { username: copy, email: `${crypto.randomUUID().slice(0, 8)}${NO_ADDRESS}`, statut: 'invite' };
    },
  };
}

/** The record's own schema says what the engine, which treats all resources alike, cannot. */
function toUtilisateur(record: Readonly<Record<string, unknown>> | AnyRecord): Utilisateur {
  return utilisateur.record.partial().parse(record) as Utilisateur;
}

const SENSITIVE = [
  'username',
  'email',
  'roles',
  'userEntity',
  'entitesSupplementaires',
  'statut',
  'expireLe',
  'archiveLe',
  'supprimeLe',
];

/** A new account waits for its invitation to be accepted; one that is put aside is no longer used. */
function statutAfter(before: Utilisateur | null, { after, changes }: Pick<Saving, 'after' | 'changes'>) {
  if (before === null) return { statut: 'invite' };
  if (before.statut !== 'actif' && changes.statut === 'actif' && !before.emailConfirme)
    throw new BridgeError('unconfirmedEmail');
  return after.archiveLe === null ? undefined : { statut: 'desactive' };
}

function mustHoldARole({ statut, roles }: Utilisateur, isNew: boolean): void {
  if ((statut === 'actif' || isNew) && roles.length === 0)
    throw new BridgeError('invalidInput', {
      errors: [
        { path: 'roles', message: isNew ? 'Choisissez au moins un rôle.' : 'Un compte actif a au moins un rôle.' },
      ],
    });
}

/** Nobody takes over an account that holds more than they can give, nor gives more than they have, nor moves it out of their entities. */
function forbidRisingAbove(
  { viewer, scope, userId }: Acteur,
  before: Utilisateur | null,
  changes: Readonly<Record<string, unknown>>,
): void {
  const { roles, userEntity, entitesSupplementaires, email } = utilisateur.record.partial().parse(changes);
  const granted = roles?.filter((role) => !before?.roles.includes(role)) ?? [];
  const entities = [
    ...(userEntity === undefined ? [] : [userEntity]),
    ...(entitesSupplementaires?.filter((id) => !before?.entitesSupplementaires.includes(id)) ?? []),
  ];
  const staysInside = entities.every((id) => owns(scope, id));
  if (!mayManage(viewer.roles, before?.roles ?? []) || !mayManage(viewer.roles, granted) || !staysInside)
    throw new BridgeError('accessDenied');
  // There the password is asked for: a token left open must not be enough to keep an account.
  if (before?.id === userId && email !== undefined && email !== before.email) throw new BridgeError('ownAddress');
}

/** Whoever looks after entities that one does not see is not one's own to take over: their account would open those too. */
export function mustOwnWholly({ scope, userId }: Acteur, { id, entitesSupplementaires }: Utilisateur): void {
  if (id !== userId && !entitesSupplementaires.every((entite) => owns(scope, entite)))
    throw new BridgeError('accessDenied');
}

/** Rights and addresses are changed by oneself, never in the name of another. */
export function forbidWhileActing({ actor }: Acteur): void {
  if (actor !== null) throw new BridgeError('forbiddenWhileActing');
}

async function keepOneSuperAdmin(db: Db, before: Utilisateur, after: Utilisateur | null): Promise<void> {
  const isOne = (user: Utilisateur | null) =>
    user?.statut === 'actif' && user.expireLe === null && user.roles.includes('ROLE_SUPER_ADMIN');
  if (isOne(before) && !isOne(after) && (await otherActiveSuperAdmins(db, before.id)) === 0)
    throw new BridgeError('lastSuperAdmin');
}
