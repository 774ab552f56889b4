import { randomInt } from 'node:crypto';
import { BridgeError, LETTRES_DE_CODE, LONGUEUR_DE_CODE } from '@bridge/contract';
import { createSecret, digest, isSecret } from '../../../platform/auth/secret.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import {
  addAppairage,
  appairageOf,
  type EcranReconnu,
  ecranByJeton,
  endAppairage,
  isAttendu,
  putJeton,
} from './appairage.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
}

/** How long a code lives, in milliseconds: long enough to walk from the screen to a desk. */
const LIVES = 15 * 60_000;
const TRIES = 5;

const newCode = () =>
  Array.from({ length: LONGUEUR_DE_CODE }, () => LETTRES_DE_CODE[randomInt(LETTRES_DE_CODE.length)]).join('');

/** Starts a pairing: a code that the screen shows for people to type, and a secret that only the screen knows. */
export async function openAppairage({ db, clock }: Dependencies) {
  const at = clock.now();
  const expireLe = new Date(at.getTime() + LIVES);
  const secret = createSecret('appairage');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = newCode();
    if (await addAppairage(db, { code, secret: digest(secret), expireLe, at })) return { code, secret };
  }
  throw new BridgeError('unavailable');
}

export type EtatDAppairage =
  | { readonly etat: 'attente' | 'perime' }
  | { readonly etat: 'appaire'; readonly jeton: string; readonly ecran: { readonly id: number; readonly nom: string } };

/** Whether a screen waits with that secret; guessed secrets are not known. */
export const isConnu = async ({ db, clock }: Dependencies, secret: string): Promise<boolean> =>
  isSecret('appairage', secret) && isAttendu(db, digest(secret), clock.now());

/**
 * The state of a pairing. Once the code was typed, each question gets a new credential until one was used: an answer
 * lost on the network costs nothing, and only digests are kept.
 */
export async function etatDAppairage({ db, clock }: Dependencies, secret: string): Promise<EtatDAppairage> {
  if (!isSecret('appairage', secret)) return { etat: 'perime' };
  return db.transaction().execute(async (tx): Promise<EtatDAppairage> => {
    const found = await appairageOf(tx, digest(secret), clock.now());
    if (found === undefined) return { etat: 'perime' };
    if (found.ecran === null) return { etat: 'attente' };
    const jeton = createSecret('ecran');
    const nom = await putJeton(tx, found.ecran, digest(jeton));
    return nom === undefined ? { etat: 'perime' } : { etat: 'appaire', jeton, ecran: { id: found.ecran, nom } };
  });
}

const ecranOf = async (db: Db, authorization: string | undefined): Promise<EcranReconnu | undefined> => {
  const [, jeton = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  return isSecret('ecran', jeton) ? ecranByJeton(db, digest(jeton)) : undefined;
};

/** Whether a credential opens a screen, without counting as its first use. */
export const isReconnu = async (db: Db, authorization: string | undefined): Promise<boolean> =>
  (await ecranOf(db, authorization)) !== undefined;

/** The screen that a credential is of, which is used from now on; throws the 401 that makes a player forget all. */
export async function recognise(
  { db }: Pick<Dependencies, 'db'>,
  authorization: string | undefined,
): Promise<EcranReconnu> {
  const ecran = await ecranOf(db, authorization);
  if (ecran === undefined) throw new BridgeError('tokenInvalid');
  if (ecran.attendu) await endAppairage(db, ecran.id);
  return ecran;
}
