import { BridgeError, mayManage, NO_ROLE, type Role, type Utilisateur, utilisateur } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { same } from '../../crud/write/value.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import type { Acteur } from '../../platform/auth/acteur.ts';
import { owns } from '../../platform/auth/identity.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Db } from '../../schema.ts';
import { emailChangedMessage } from '../mails.ts';
import { rolesOfAccount } from '../roles.repository.ts';
import { keepLanguage, lockSuperAdmins, otherActiveSuperAdmins, roleGiver } from './utilisateur.repository.ts';

export interface UtilisateurDependencies {
  readonly mail: Pick<Mail, 'post'>;
  /** Functions of the area of sessions. */
  readonly closeSessions: (db: Db, userId: number, at: Date) => Promise<void>;
  readonly voidLinks: (db: Db, userId: number, at: Date) => Promise<void>;
  readonly invite: (writing: Writing, user: Utilisateur) => Promise<void>;
}

/** An address that receives no mail, for a copied account until it has its own. */
const NO_ADDRESS = '@a-completer.invalid';

/** Whether a change comes from a sign-in by a provider. */
const isConnexion = (acteur: Acteur) => 'kind' in acteur && acteur.nom === 'connexion';

/** Rules of accounts: nobody rises above themselves, the last super admin stays, a disabled person is out at once. */
function utilisateurHooks({
  mail,
  closeSessions,
  voidLinks,
  invite,
}: UtilisateurDependencies): Hooks<typeof utilisateur> {
  return {
    beforeLock: ({ tx }) => lockSuperAdmins(tx),

    beforeSave: async ({ tx, acteur }, { before, after, changes }) => {
      const besides = statutAfter(before, { after, changes });
      const sensitive = SENSITIVE.some((field) => changes[field] !== undefined);
      if (sensitive) forbidWhileActing(acteur);
      if (sensitive && before) mustOwnWholly(acteur, before);
      await forbidRisingAbove({ tx, acteur }, before, changes);
      if (before && changes.roles && !isConnexion(acteur)) await leaveRolesToProvider(tx, before, changes.roles);
      const wanted = { ...after, ...besides };
      mustHoldARole(wanted, before);
      if (before) await keepOneSuperAdmin(tx, before, wanted);
      return besides;
    },

    afterSave: async (writing, known, saved) => {
      const { tx, at, afterCommit } = writing;
      if (saved.langue !== (known?.langue ?? null)) await keepLanguage(tx, saved.id, saved.langue);
      if (!known) {
        if (!saved.email.endsWith(NO_ADDRESS)) await invite(writing, saved);
        return;
      }
      if (saved.statut !== 'actif') await closeSessions(tx, saved.id, at);
      if (saved.email === known.email) return;
      await voidLinks(tx, saved.id, at);
      if (!known.email.endsWith(NO_ADDRESS)) afterCommit(() => mail.post(emailChangedMessage(known, saved.email)));
    },

    beforeRemove: async ({ tx, acteur }, known) => {
      if (known.id === acteur.userId) throw new BridgeError('accessDenied');
      forbidWhileActing(acteur);
      mustOwnWholly(acteur, known);
      await forbidRisingAbove({ tx, acteur }, known, {});
      await keepOneSuperAdmin(tx, known, null);
      return { statut: 'desactive' };
    },

    duplicate: ({ username }) => {
      const copy = `${username.slice(0, 80)}-copie-${crypto.randomUUID().slice(0, 4)}`;
      return { username: copy, email: `${crypto.randomUUID().slice(0, 8)}${NO_ADDRESS}`, statut: 'invite' };
    },
  };
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
] as const;

/** The state of an account: a new one waits for its invitation, an archived one is disabled. */
function statutAfter(before: Utilisateur | null, { after, changes }: Omit<Saving<typeof utilisateur>, 'before'>) {
  if (before === null) return { statut: 'invite' } as const;
  if (before.statut !== 'actif' && changes.statut === 'actif' && !before.emailConfirme)
    throw new BridgeError('unconfirmedEmail');
  return after.archiveLe === null ? undefined : ({ statut: 'desactive' } as const);
}

type Wanted = Pick<Utilisateur, 'roles'> & Partial<Pick<Utilisateur, 'statut' | 'expireLe'>>;

/** Refuses an account without a role, except that of a person who asked for one and waits for a role. */
function mustHoldARole({ statut, roles }: Wanted, before: Utilisateur | null): void {
  const waits = statut === 'invite' && before?.roles.length === 0;
  if (roles.length > 0 || statut === 'desactive' || waits) return;
  throw new BridgeError('invalidInput', { errors: [{ path: 'roles', message: NO_ROLE }] });
}

/** Refuses to take over an account with more rights, to give more than one has, or to move one away. */
async function forbidRisingAbove(
  { tx, acteur: { viewer, scope, userId } }: Pick<Writing, 'tx' | 'acteur'>,
  before: Utilisateur | null,
  { roles, userEntity, entitesSupplementaires, email }: Saving<typeof utilisateur>['changes'],
): Promise<void> {
  const granted = roles?.filter((role) => !before?.roles.includes(role)) ?? [];
  const entities = [
    ...(userEntity === undefined ? [] : [userEntity]),
    ...(entitesSupplementaires?.filter((id) => !before?.entitesSupplementaires.includes(id)) ?? []),
  ];
  const staysInside = entities.every((id) => owns(scope, id));
  const held = before === null ? [] : (await rolesOfAccount(tx, before.id)).held;
  const own = userId === null ? viewer.roles : (await rolesOfAccount(tx, userId)).own;
  const given = viewer.roles.filter((role) => own.includes(role));
  if (!mayManage(viewer.roles, held) || !mayManage(given, granted) || !staysInside)
    throw new BridgeError('accessDenied');
  // Their own address changes with their password, elsewhere: an open session must not be enough to keep an account.
  if (before?.id === userId && email !== undefined && email !== before.email) throw new BridgeError('ownAddress');
}

/** Refuses to change roles that a provider gives at each sign-in: they are changed there. */
async function leaveRolesToProvider(db: Db, before: Utilisateur, roles: readonly Role[]): Promise<void> {
  if (same([...before.roles].sort(), [...roles].sort())) return;
  const nom = await roleGiver(db, before.id);
  const message = `Les rôles de ce compte sont donnés par «\u00a0${nom}\u00a0» à chaque connexion\u00a0: changez-les là-bas.`;
  if (nom !== undefined) refuse([{ path: 'roles', message }]);
}

/** Refuses an account that also looks after entities that the person does not see: it would open those. */
export function mustOwnWholly({ scope, userId }: Acteur, { id, entitesSupplementaires }: Utilisateur): void {
  if (id !== userId && !entitesSupplementaires.every((entite) => owns(scope, entite)))
    throw new BridgeError('accessDenied');
}

/** Rights and addresses are changed by oneself, never in the name of another. */
export function forbidWhileActing({ actor }: Acteur): void {
  if (actor !== null) throw new BridgeError('forbiddenWhileActing');
}

async function keepOneSuperAdmin(db: Db, before: Utilisateur, after: Wanted | null): Promise<void> {
  const isOne = (user: Wanted | null) =>
    user?.statut === 'actif' && user.expireLe === null && user.roles.includes('ROLE_SUPER_ADMIN');
  if (isOne(before) && !isOne(after) && (await otherActiveSuperAdmins(db, before.id)) === 0)
    throw new BridgeError('lastSuperAdmin');
}

export default (dependencies: UtilisateurDependencies) =>
  describe(utilisateur, { hooks: utilisateurHooks(dependencies) });
