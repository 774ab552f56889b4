import { type Fournisseur, utilisateur } from '@bridge/contract';
import { type CrudContext, changeRecord } from '../../../crud/write/record.service.ts';
import type { Writing } from '../../../crud/write/writing.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Db } from '../../../schema.ts';
import {
  type Account,
  acceptInvitation,
  accountById,
  activeSuperAdmins,
  noteConfirmedEmail,
} from '../account.repository.ts';
import { awaitingApprovalMessage, identityLinkedMessage } from '../session.mails.ts';
import { closeSessions } from '../session.repository.ts';
import { byOwner } from '../session.rules.ts';
import type { Verdict } from './entree.rules.ts';
import {
  addAccount,
  addIdentite,
  entiteDeCode,
  freeUsername,
  identiteDe,
  touchIdentite,
} from './identite.repository.ts';
import { type PersonneExterne, usernameDe } from './personne.rules.ts';

interface CompteDependencies {
  readonly context: CrudContext;
  readonly mail: Pick<Mail, 'post'>;
}

/** A person who comes by a provider. */
interface Venue {
  readonly fournisseur: Fournisseur;
  readonly personne: PersonneExterne;
}

/** Creates, links or updates the account that a person signs in with. */
export async function accountAfter(
  dependencies: CompteDependencies,
  writing: Writing,
  verdict: Exclude<Verdict, { kind: 'refuser' }>,
  { fournisseur, personne }: Venue,
): Promise<Account> {
  const { tx, at } = writing;
  if (verdict.kind === 'creer') {
    const id = await create(dependencies, writing, verdict, { fournisseur, personne });
    return mustFind(tx, id);
  }
  if (verdict.kind === 'lier') await link(dependencies, writing, verdict.compte, { fournisseur, personne });
  else {
    const identite = await identiteDe(tx, fournisseur.id, personne.sujet);
    if (identite) await touchIdentite(tx, identite.id, at);
  }
  if (verdict.roles !== null) {
    const entry = dependencies.context.registry.entry(utilisateur.id);
    if (!entry) throw new Error('accounts are not served');
    await changeRecord(
      dependencies.context,
      writing,
      entry,
      verdict.compte,
      { roles: verdict.roles },
      { unversioned: true },
    );
  }
  return mustFind(tx, verdict.compte);
}

async function create(
  { mail }: CompteDependencies,
  { tx, at, adresse, afterCommit }: Writing,
  { statut, roles }: Extract<Verdict, { kind: 'creer' }>,
  { fournisseur, personne }: Venue,
): Promise<number> {
  const entiteId = (await entiteDeCode(tx, personne.entites)) ?? fournisseur.entiteParDefaut;
  const username = await freeUsername(tx, usernameDe(personne));
  const id = await addAccount(tx, { username, personne, statut, roles, entiteId });
  await addIdentite(tx, { fournisseurId: fournisseur.id, userId: id, personne, origine: fournisseur.nom, at });
  const by = { userId: id, actor: null, entiteId };
  const target = { kind: 'utilisateur', id };
  const details = { fournisseur: fournisseur.nom, role: [...roles] };
  await recordAudit(tx, { at, action: 'identite.creer', by, target, details, ip: adresse });
  if (statut === 'invite') {
    const newcomer = { username, email: personne.email, firstname: personne.prenom };
    for (const approver of await activeSuperAdmins(tx))
      afterCommit(() => mail.post(awaitingApprovalMessage(approver, newcomer)));
  }
  return id;
}

/** Sessions from before the link may be somebody else's: every one is closed. */
async function link(
  { mail }: CompteDependencies,
  { tx, at, adresse, afterCommit }: Writing,
  userId: number,
  { fournisseur, personne }: Venue,
): Promise<void> {
  await addIdentite(tx, { fournisseurId: fournisseur.id, userId, personne, origine: fournisseur.nom, at });
  await acceptInvitation(tx, userId, at);
  const account = await mustFind(tx, userId);
  if (personne.emailVerifie && personne.email.toLowerCase() === account.email.toLowerCase())
    await noteConfirmedEmail(tx, userId);
  await closeSessions(tx, userId, at);
  const entry = { at, by: byOwner(account), target: { kind: 'utilisateur', id: userId }, ip: adresse };
  await recordAudit(tx, { ...entry, action: 'identite.lier', details: { fournisseur: fournisseur.nom } });
  afterCommit(() => mail.post(identityLinkedMessage(account, fournisseur.nom, at)));
}

async function mustFind(db: Db, id: number): Promise<Account> {
  const account = await accountById(db, id);
  if (!account) throw new Error(`account ${id} vanished`);
  return account;
}
