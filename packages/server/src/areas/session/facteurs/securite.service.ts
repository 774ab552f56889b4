import { BridgeError, type Securite } from '@bridge/contract';
import { recordAudit } from '../../../platform/audit.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { createSecret, digest } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';
import { type Account, accountById } from '../account.repository.ts';
import { proveAgain } from '../profile.service.ts';
import { hasWayIn } from './acces.ts';
import { noteAdded, tellOwner } from './changement.ts';
import { addCleOf, defiDAjout } from './cles.ts';
import { addEtape, endEtape, tryEtape } from './etape.repository.ts';
import {
  appareilsOf,
  cleEnClair,
  clesOf,
  forgetAppareils,
  hasFactor,
  prepareTotpOf,
  recoveryCodesLeft,
  removeCle,
  removeRecoveryCodes,
  removeTotpOf,
  saveRecoveryCodes,
  totpOf,
} from './facteur.repository.ts';
import { newRecoveryCodes, newTotpSecret } from './facteur.rules.ts';
import { ETAPE_LIFE, type FacteurDependencies, isRequired, proveTotp } from './facteur.service.ts';

/** A person who changes their own second factor; nobody who acts as them may. */
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
  const at = clock.now();
  const secours = await db.transaction().execute(async (tx) => {
    if (!(await proveTotp(tx, vault, { userId: identity.userId, code, serves: false, at })))
      throw new BridgeError('wrongCode');
    return noteAdded(tx, { by: identity, moyen: 'totp', ip: demandeur.ip, at });
  });
  tellOwner(dependencies, await mustFind(db, identity.userId), 'ajoute');
  return [...secours];
}

interface Retrait extends Demandeur {
  readonly account: Account;
  readonly moyen: 'totp' | 'cle';
}

/** Notes a removed factor, or refuses when the account must have one. */
async function noteRemoved(
  { readParametres, clock }: FacteurDependencies,
  tx: Db,
  { account, identity, moyen, ip }: Retrait,
) {
  if (!(await hasFactor(tx, account.id))) {
    if (await isRequired(tx, account, await readParametres())) throw new BridgeError('factorRequired');
    // Browsers were remembered, and codes made, for a factor that is gone.
    await forgetAppareils(tx, account.id);
    await removeRecoveryCodes(tx, account.id);
  }
  await recordAudit(tx, { at: clock.now(), action: 'second-facteur.retirer', by: identity, details: { moyen }, ip });
}

export async function removeOwnTotp(dependencies: FacteurDependencies, demandeur: Demandeur, motDePasse: string) {
  const account = await proveAgain(dependencies, demandeur.identity, motDePasse);
  await dependencies.db.transaction().execute(async (tx) => {
    if (!(await removeTotpOf(tx, account.id))) throw new BridgeError('notFound');
    await noteRemoved(dependencies, tx, { ...demandeur, account, moyen: 'totp' });
  });
  tellOwner(dependencies, account, 'retire');
}

export async function removeOwnCle(
  dependencies: FacteurDependencies,
  demandeur: Demandeur,
  { id, motDePasse }: { id: number; motDePasse: string },
) {
  const account = await proveAgain(dependencies, demandeur.identity, motDePasse);
  await dependencies.db.transaction().execute(async (tx) => {
    if (!(await removeCle(tx, account.id, id))) throw new BridgeError('notFound');
    if (!(await hasWayIn(tx, await dependencies.readParametres(), { userId: account.id })))
      throw new BridgeError('onlyWayIn');
    await noteRemoved(dependencies, tx, { ...demandeur, account, moyen: 'cle' });
  });
  tellOwner(dependencies, account, 'retire');
}

export async function renewOwnCodes(
  dependencies: FacteurDependencies,
  { identity, ip }: Demandeur,
  motDePasse: string,
) {
  const account = await proveAgain(dependencies, identity, motDePasse);
  const secours = newRecoveryCodes();
  await dependencies.db.transaction().execute(async (tx) => {
    // Recovery codes replace a factor: without one, they would be a way around a later factor.
    if (!(await hasFactor(tx, account.id))) throw new BridgeError('wrongState');
    await saveRecoveryCodes(tx, account.id, secours);
    await recordAudit(tx, { at: dependencies.clock.now(), action: 'second-facteur.secours', by: identity, ip });
  });
  tellOwner(dependencies, account, 'secours');
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
  const secours = await db.transaction().execute(async (tx) => {
    if (!(await addCleOf(tx, lieu, { userId, defi: etape.defi, reponse, nom, at }))) throw new BridgeError('wrongCode');
    await endEtape(tx, digest(jeton));
    return noteAdded(tx, { by: demandeur.identity, moyen: 'cle', ip: demandeur.ip, at });
  });
  tellOwner(dependencies, await mustFind(db, userId), 'ajoute');
  return [...secours];
}

async function mustFind(db: Db, userId: number) {
  const account = await accountById(db, userId);
  if (!account) throw new BridgeError('tokenExpired');
  return account;
}
