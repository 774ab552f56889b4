import { BridgeError, type EtapeDeConnexion, type Moyen, type Parametres } from '@bridge/contract';
import type { Vault } from '../../../crud/write/value.rules.ts';
import { createSecret, digest } from '../../../platform/auth/secret.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Db } from '../../../schema.ts';
import { type Account, accountById } from '../account.repository.ts';
import { byOwner, isUsable } from '../session.rules.ts';
import { noteFailure, type SessionDependencies } from '../session.service.ts';
import type { Visitor } from '../session.tokens.ts';
import { accountSubject } from '../tentatives.ts';
import { APPAREIL_LIFE, isAppareilOf } from './appareil.ts';
import { noteAdded, tellOwner } from './changement.ts';
import { defiDePreuve, type Lieu, ownerOfCle, proveByCle } from './cles.ts';
import { addEtape, endEtape, etapeOf, tryEtape } from './etape.repository.ts';
import {
  addAppareil,
  clesOf,
  entiteRequiresFactor,
  forgetAppareils,
  hasFactor,
  prepareTotpOf,
  recoveryCodesLeft,
  takeRecoveryCode,
  totpOf,
  useStep,
} from './facteur.repository.ts';
import { isFactorRequired, newTotpSecret, plainRecoveryCode, stepOfCode } from './facteur.rules.ts';

export interface FacteurDependencies extends SessionDependencies {
  readonly vault: Vault;
  readonly lieu: () => Promise<Lieu>;
}

const MINUTE = 60_000;
/** How long a step of sign-in may take, in milliseconds. */
export const ETAPE_LIFE = 5 * MINUTE;
/** How many tries one step allows: after that, sign-in starts again with the password. */
const MOST_TRIES = 5;
/** Limits for one account from one network, then from everywhere: signing in again gives no more guesses. */
const CODES_PER_PAIR = { name: 'second-factor-pair', most: 10, seconds: 15 * 60 };
const CODES_PER_ACCOUNT = { name: 'second-factor-account', most: 50, seconds: 60 * 60 };

/** The step that a person must still do after a right password, or null. */
export async function stepAfterPassword(
  dependencies: FacteurDependencies,
  account: Account,
  appareil: string | undefined,
): Promise<EtapeDeConnexion | null> {
  const { db, clock } = dependencies;
  const at = clock.now();
  const [totp, cles] = [await totpOf(db, account.id), await clesOf(db, account.id)];
  const hasOne = totp?.confirmedAt != null || cles.length > 0;
  const required = await isRequired(db, account, await dependencies.readParametres());
  if (!hasOne && !required) return null;
  if (hasOne && appareil !== undefined && (await isAppareilOf(db, account.id, appareil, at))) return null;
  const jeton = createSecret('etape');
  const defi = cles.length === 0 ? null : await defiDePreuve(db, await dependencies.lieu(), account.id);
  const challenge = defi?.challenge ?? '';
  const empreinte = digest(jeton);
  await addEtape(db, { empreinte, usage: 'connexion', userId: account.id, defi: challenge, at, life: ETAPE_LIFE });
  const moyens: Moyen[] = [
    ...(cles.length > 0 ? (['cle'] as const) : []),
    ...(totp?.confirmedAt != null ? (['totp'] as const) : []),
    ...(hasOne && (await recoveryCodesLeft(db, account.id)) > 0 ? (['secours'] as const) : []),
  ];
  return { jeton, moyens, defi: defi === null ? null : { ...defi }, aPreparer: !hasOne };
}

export async function isRequired(db: Db, { id, roles }: Account, parametres: Parametres): Promise<boolean> {
  return isFactorRequired({ roles, entite: await entiteRequiresFactor(db, id) }, parametres);
}

/** The secret of a first factor, for a person who must have one; a second one is never given by password alone. */
export async function prepareForStep({ db, clock, vault }: FacteurDependencies, jeton: string) {
  const at = clock.now();
  const etape = await etapeOf(db, digest(jeton), 'connexion', at);
  const account = etape?.userId == null ? undefined : await accountById(db, etape.userId);
  if (!account || (await hasFactor(db, account.id))) throw new BridgeError('stepLost');
  const secret = newTotpSecret();
  await prepareTotpOf(db, account.id, vault.seal(secret), at);
  return { secret, account };
}

export interface Preuve {
  readonly jeton: string;
  readonly moyen: Moyen;
  readonly code: string;
  readonly reponse: unknown;
  readonly retenir: boolean;
}

interface Prouvee {
  readonly account: Account;
  /** Shown once, where the factor was made just now. */
  readonly secours: readonly string[];
  /** The value of the cookie that remembers the browser, or null when the person did not ask for it. */
  readonly appareil: string | null;
}

/** Ends a sign-in by a second factor. Every try is counted before it is judged. */
export async function proveStep(dependencies: FacteurDependencies, preuve: Preuve, visitor: Visitor): Promise<Prouvee> {
  const { db, clock, throttle } = dependencies;
  const at = clock.now();
  const etape = await tryEtape(db, digest(preuve.jeton), 'connexion', at, MOST_TRIES);
  const account = etape?.userId == null ? undefined : await accountById(db, etape.userId);
  if (!etape || !account || !isUsable(account, at)) throw new BridgeError('stepLost');
  const subject = accountSubject(account.id);
  const pair = `${subject} ${networkOf(visitor.ip)}`;
  await throttle.slow(CODES_PER_PAIR, pair);
  await throttle.slow(CODES_PER_ACCOUNT, subject);
  const isFirst = !(await hasFactor(db, account.id));
  const lieu = await dependencies.lieu();
  const proved = await db.transaction().execute(async (tx) => {
    if (!(await isProved(tx, dependencies, { account, etape, preuve, isFirst, lieu, at }))) return null;
    if (!(await endEtape(tx, digest(preuve.jeton)))) return null;
    const ajout = { by: byOwner(account), moyen: 'totp', ip: visitor.ip, at } as const;
    const secours = isFirst ? await noteAdded(tx, ajout) : [];
    return { account, secours, appareil: preuve.retenir ? await remember(tx, account.id, visitor, at) : null };
  });
  if (proved === null) {
    await noteFailure(dependencies, account, visitor, { subject, moyen: preuve.moyen });
    throw new BridgeError('wrongCode');
  }
  if (isFirst) tellOwner(dependencies, account, 'ajoute');
  await throttle.forget(CODES_PER_PAIR, pair);
  await throttle.forget(CODES_PER_ACCOUNT, subject);
  return proved;
}

interface Examen {
  readonly account: Account;
  readonly etape: { readonly defi: string };
  readonly preuve: Preuve;
  /** Whether the person has no second factor yet: the secret just prepared is then the only one that counts. */
  readonly isFirst: boolean;
  readonly lieu: Lieu;
  readonly at: Date;
}

async function isProved(
  tx: Db,
  { vault }: FacteurDependencies,
  { account, etape, preuve, isFirst, lieu, at }: Examen,
): Promise<boolean> {
  if (isFirst && preuve.moyen !== 'totp') return false;
  switch (preuve.moyen) {
    case 'totp':
      return proveTotp(tx, vault, { userId: account.id, code: preuve.code, serves: !isFirst, at });
    case 'secours': {
      const served = await takeRecoveryCode(tx, account.id, plainRecoveryCode(preuve.code));
      // A person who lost their factor may have lost a browser that is remembered, too.
      if (served) await forgetAppareils(tx, account.id);
      return served;
    }
    case 'cle': {
      const { defi } = etape;
      return (
        defi !== '' && (await proveByCle(tx, lieu, { defi, reponse: preuve.reponse, userId: account.id, at })) !== null
      );
    }
  }
}

interface Code {
  readonly userId: number;
  readonly code: string;
  /** Whether the code must be of a confirmed application, or of one that is being prepared and opens nothing yet. */
  readonly serves: boolean;
  readonly at: Date;
}

/** Accepts a code once: its step is noted with it. */
export async function proveTotp(tx: Db, vault: Vault, { userId, code, serves, at }: Code): Promise<boolean> {
  const totp = await totpOf(tx, userId);
  if (!totp || (totp.confirmedAt !== null) !== serves) return false;
  const step = stepOfCode(vault.open(totp.secret), code, at, Number(totp.lastStep));
  return step !== null && (await useStep(tx, userId, step, at));
}

async function remember(tx: Db, userId: number, { userAgent }: Visitor, at: Date): Promise<string> {
  const appareil = createSecret('appareil');
  await addAppareil(tx, { empreinte: digest(appareil), userId, userAgent, at, life: APPAREIL_LIFE });
  return appareil;
}

/** Begins a sign-in by a passkey: the key itself names its owner. */
export async function startByCle(dependencies: FacteurDependencies) {
  const { db, clock } = dependencies;
  const defi = await defiDePreuve(db, await dependencies.lieu(), null);
  const jeton = createSecret('etape');
  const values = { usage: 'cle-connexion', userId: null, defi: defi.challenge } as const;
  await addEtape(db, { ...values, empreinte: digest(jeton), at: clock.now(), life: ETAPE_LIFE });
  return { jeton, defi: { ...defi } };
}

/** The account of a person who signs in by a passkey, which counts as both factors. */
export async function accountByCle(
  dependencies: FacteurDependencies,
  { jeton, reponse }: { readonly jeton: string; readonly reponse: unknown },
  visitor: Visitor,
): Promise<Account> {
  const { db, clock } = dependencies;
  const at = clock.now();
  const etape = await tryEtape(db, digest(jeton), 'cle-connexion', at, 1);
  if (!etape) throw new BridgeError('stepLost');
  const userId = await proveByCle(db, await dependencies.lieu(), { defi: etape.defi, reponse, userId: null, at });
  const account = userId === null ? undefined : await accountById(db, userId);
  if (!account) {
    await noteCleRefused(dependencies, reponse, visitor);
    throw new BridgeError('wrongCode');
  }
  if (!isUsable(account, at)) throw new BridgeError('accountDisabled');
  await endEtape(db, digest(jeton));
  return account;
}

/** Notes a refused passkey in the journal like a wrong password: of the owner that the key names, if any. */
async function noteCleRefused(dependencies: FacteurDependencies, reponse: unknown, visitor: Visitor): Promise<void> {
  const userId = await ownerOfCle(dependencies.db, reponse);
  const account = userId === null ? undefined : await accountById(dependencies.db, userId);
  const subject = account ? accountSubject(account.id) : `cle ${networkOf(visitor.ip)}`;
  await noteFailure(dependencies, account ?? null, visitor, { subject, moyen: 'cle' });
}
