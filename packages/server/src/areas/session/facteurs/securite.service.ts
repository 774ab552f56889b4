import { BridgeError, type Securite } from '@bridge/contract';
import { recordAudit } from '../../../platform/audit.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { createSecret, digest } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';
import { accountById } from '../account.repository.ts';
import { requireOwnPassword } from '../profile.service.ts';
import { factorChangedMessage } from '../session.mails.ts';
import { addCleOf, defiDAjout } from './cles.ts';
import { addEtape, endEtape, tryEtape } from './etape.repository.ts';
import {
  appareilsOf,
  cleEnClair,
  clesOf,
  forgetAppareils,
  prepareTotpOf,
  recoveryCodesLeft,
  removeCle,
  removeTotpOf,
  saveRecoveryCodes,
  totpOf,
} from './facteur.repository.ts';
import { newRecoveryCodes, newTotpSecret } from './facteur.rules.ts';
import { ETAPE_LIFE, type FacteurDependencies, isRequired, proveTotp } from './facteur.service.ts';

/** What somebody does to their own second factor. Whoever acts as them does none of it. */
export interface Demandeur {
  readonly identity: Identity;
  readonly ip: string;
}

export async function securiteOf(dependencies: FacteurDependencies, identity: Identity): Promise<Securite> {
  const { db, clock } = dependencies;
  const account = await mustFind(db, identity.userId);
  const totp = await totpOf(db, identity.userId);
  return {
    totp: totp?.confirmedAt != null,
    cles: (await clesOf(db, identity.userId)).map(cleEnClair),
    secours: await recoveryCodesLeft(db, identity.userId),
    appareils: await appareilsOf(db, identity.userId, clock.now()),
    exige: await isRequired(db, account, await dependencies.readParametres()),
    motDePasse: account.passwordHash !== null,
  };
}

/** A session left open must not be enough to change how the account is opened; who has no password came by a provider. */
async function proveAgain(dependencies: FacteurDependencies, identity: Identity, motDePasse: string): Promise<void> {
  if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
  const account = await mustFind(dependencies.db, identity.userId);
  if (account.passwordHash !== null) await requireOwnPassword(dependencies, identity, motDePasse);
}

export async function prepareOwnTotp(dependencies: FacteurDependencies, { identity }: Demandeur, motDePasse: string) {
  const { db, clock, vault } = dependencies;
  await proveAgain(dependencies, identity, motDePasse);
  if ((await totpOf(db, identity.userId))?.confirmedAt != null) throw new BridgeError('wrongState');
  const secret = newTotpSecret();
  await prepareTotpOf(db, identity.userId, vault.seal(secret), clock.now());
  return secret;
}

const TRIES = { name: 'second-factor-setup', most: 20, seconds: 15 * 60 };

export async function confirmOwnTotp(dependencies: FacteurDependencies, demandeur: Demandeur, code: string) {
  const { db, vault, clock, throttle } = dependencies;
  const { identity } = demandeur;
  if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
  await throttle.count(TRIES, `id ${identity.userId}`);
  if ((await totpOf(db, identity.userId))?.confirmedAt != null) throw new BridgeError('wrongState');
  return db.transaction().execute(async (tx) => {
    if (!(await proveTotp(tx, vault, identity.userId, code, clock.now()))) throw new BridgeError('wrongCode');
    return noteAdded(dependencies, tx, demandeur, 'totp');
  });
}

/** With a first factor come the codes that stand in for it. */
async function noteAdded(
  dependencies: FacteurDependencies,
  tx: Db,
  { identity, ip }: Demandeur,
  moyen: 'totp' | 'cle',
) {
  const { clock, mail } = dependencies;
  const at = clock.now();
  await recordAudit(tx, { at, action: 'second-facteur.ajouter', by: identity, details: { moyen }, ip });
  mail.post(factorChangedMessage(await mustFind(tx, identity.userId), 'ajoute', at));
  if ((await recoveryCodesLeft(tx, identity.userId)) > 0) return [];
  const secours = newRecoveryCodes();
  await saveRecoveryCodes(tx, identity.userId, secours);
  return secours;
}

/** What an account has to have is not taken off it. */
async function noteRemoved(
  dependencies: FacteurDependencies,
  tx: Db,
  { identity, ip }: Demandeur,
  moyen: 'totp' | 'cle',
) {
  const account = await mustFind(tx, identity.userId);
  const left = (await totpOf(tx, account.id))?.confirmedAt != null || (await clesOf(tx, account.id)).length > 0;
  if (!left && (await isRequired(tx, account, await dependencies.readParametres())))
    throw new BridgeError('factorRequired');
  const at = dependencies.clock.now();
  // Browsers were remembered for a factor that is gone.
  if (!left) await forgetAppareils(tx, account.id);
  await recordAudit(tx, { at, action: 'second-facteur.retirer', by: identity, details: { moyen }, ip });
  dependencies.mail.post(factorChangedMessage(account, 'retire', at));
}

export async function removeOwnTotp(dependencies: FacteurDependencies, demandeur: Demandeur, motDePasse: string) {
  await proveAgain(dependencies, demandeur.identity, motDePasse);
  await dependencies.db.transaction().execute(async (tx) => {
    if (!(await removeTotpOf(tx, demandeur.identity.userId))) throw new BridgeError('notFound');
    await noteRemoved(dependencies, tx, demandeur, 'totp');
  });
}

export async function removeOwnCle(dependencies: FacteurDependencies, demandeur: Demandeur, id: number) {
  if (demandeur.identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
  await dependencies.db.transaction().execute(async (tx) => {
    if (!(await removeCle(tx, demandeur.identity.userId, id))) throw new BridgeError('notFound');
    await noteRemoved(dependencies, tx, demandeur, 'cle');
  });
}

export async function renewOwnCodes(
  dependencies: FacteurDependencies,
  { identity, ip }: Demandeur,
  motDePasse: string,
) {
  await proveAgain(dependencies, identity, motDePasse);
  const secours = newRecoveryCodes();
  await dependencies.db.transaction().execute(async (tx) => {
    await saveRecoveryCodes(tx, identity.userId, secours);
    await recordAudit(tx, { at: dependencies.clock.now(), action: 'second-facteur.secours', by: identity, ip });
  });
  return secours;
}

export async function startOwnCle(dependencies: FacteurDependencies, { identity }: Demandeur, motDePasse: string) {
  const { db, clock } = dependencies;
  await proveAgain(dependencies, identity, motDePasse);
  const person = { id: identity.userId, username: identity.username };
  const defi = await defiDAjout(db, await dependencies.lieu(), person);
  const jeton = createSecret('etape');
  const etape = { usage: 'cle-ajout', userId: identity.userId, defi: defi.challenge } as const;
  await addEtape(db, { ...etape, empreinte: digest(jeton), at: clock.now(), life: ETAPE_LIFE });
  return { jeton, defi: { ...defi } };
}

export async function addOwnCle(
  dependencies: FacteurDependencies,
  demandeur: Demandeur,
  { jeton, nom, reponse }: { jeton: string; nom: string; reponse: unknown },
) {
  const { db, clock } = dependencies;
  const { userId, actor } = demandeur.identity;
  if (actor !== null) throw new BridgeError('forbiddenWhileActing');
  const at = clock.now();
  const etape = await tryEtape(db, digest(jeton), 'cle-ajout', at, 1);
  if (!etape || etape.userId !== userId) throw new BridgeError('stepLost');
  const lieu = await dependencies.lieu();
  return db.transaction().execute(async (tx) => {
    if (!(await addCleOf(tx, lieu, { userId, defi: etape.defi, reponse, nom, at }))) throw new BridgeError('wrongCode');
    await endEtape(tx, digest(jeton));
    return noteAdded(dependencies, tx, demandeur, 'cle');
  });
}

async function mustFind(db: Db, userId: number) {
  const account = await accountById(db, userId);
  if (!account) throw new BridgeError('tokenExpired');
  return account;
}
