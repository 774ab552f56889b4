import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { digest } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';
import { addCle, cleByIdentifiant, clesOf, noteUseOfCle } from './facteur.repository.ts';

/** For whom keys are made: a key serves at this address alone. */
export interface Lieu {
  readonly nom: string;
  readonly rpID: string;
  readonly origin: string;
}

export function lieuOf(publicUrl: string, nom: string): Lieu {
  const { hostname, origin } = new URL(publicUrl);
  return { nom, rpID: hostname, origin };
}

/** What an authenticator is asked for to make a key. It recognises who is there: the key then serves without a password. */
export async function defiDAjout(
  db: Db,
  { nom, rpID }: Lieu,
  person: { readonly id: number; readonly username: string },
) {
  const known = await clesOf(db, person.id);
  return generateRegistrationOptions({
    rpName: nom,
    rpID,
    userName: person.username,
    // The same for one person, and nothing that tells who.
    userID: new Uint8Array(digest(`cle-acces ${person.id}`)),
    excludeCredentials: known.map(({ identifiant, transports }) => ({ id: identifiant, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function addCleOf(
  db: Db,
  lieu: Lieu,
  { userId, defi, reponse, nom, at }: { userId: number; defi: string; reponse: unknown; nom: string; at: Date },
): Promise<boolean> {
  const verified = await attempted(() =>
    verifyRegistrationResponse({
      // Its shape is the library's to judge.
      response: reponse as RegistrationResponseJSON,
      expectedChallenge: defi,
      expectedOrigin: lieu.origin,
      expectedRPID: lieu.rpID,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return false;
  const { credential } = verified.registrationInfo;
  return addCle(db, {
    userId,
    identifiant: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    compteur: credential.counter,
    transports: [...(credential.transports ?? [])],
    nom,
    at,
  });
}

/** What an authenticator is asked to prove who is there; any key of this address where nobody is known yet. */
export async function defiDePreuve(db: Db, { rpID }: Lieu, userId: number | null) {
  const known = userId === null ? [] : await clesOf(db, userId);
  return generateAuthenticationOptions({
    rpID,
    allowCredentials: known.map(({ identifiant, transports }) => ({ id: identifiant, transports: [...transports] })),
    userVerification: 'required',
  });
}

/** Whose key an answer claims to be of, proved or not; null where nobody has it. */
export async function ownerOfCle(db: Db, reponse: unknown): Promise<number | null> {
  const { id } = Object(reponse);
  return typeof id === 'string' ? ((await cleByIdentifiant(db, id))?.userId ?? null) : null;
}

/** Whose key signed; null where none did, or it was not of this person. */
export async function proveByCle(
  db: Db,
  lieu: Lieu,
  { defi, reponse, userId, at }: { defi: string; reponse: unknown; userId: number | null; at: Date },
): Promise<number | null> {
  const given = reponse as AuthenticationResponseJSON;
  const cle = typeof given?.id === 'string' ? await cleByIdentifiant(db, given.id) : undefined;
  if (!cle || (userId !== null && cle.userId !== userId)) return null;
  const verified = await attempted(() =>
    verifyAuthenticationResponse({
      response: given,
      expectedChallenge: defi,
      expectedOrigin: lieu.origin,
      expectedRPID: lieu.rpID,
      requireUserVerification: true,
      credential: {
        id: given.id,
        publicKey: new Uint8Array(cle.publicKey),
        counter: Number(cle.compteur),
        transports: [...cle.transports],
      },
    }),
  );
  if (!verified?.verified) return null;
  const { newCounter } = verified.authenticationInfo;
  return (await noteUseOfCle(db, cle.id, newCounter, at)) ? cle.userId : null;
}

/** What cannot be read proves nothing. */
async function attempted<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
