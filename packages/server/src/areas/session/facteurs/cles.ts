import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { digest } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';
import { addCle, cleByIdentifiant, clesOf, noteUseOfCle } from './facteur.repository.ts';

/** The library of passkeys, which is loaded when somebody uses one: it takes longer than any other that a start would load. */
const webauthn = () => import('@simplewebauthn/server');

/** The address that passkeys are made for: a key works at this address alone. */
export interface Lieu {
  readonly nom: string;
  readonly rpID: string;
  readonly origin: string;
}

export function lieuOf(publicUrl: string, nom: string): Lieu {
  const { hostname, origin } = new URL(publicUrl);
  return { nom, rpID: hostname, origin };
}

/** The challenge that creates a passkey. The authenticator verifies the person, so the key replaces a password. */
export async function defiDAjout(
  db: Db,
  { nom, rpID }: Lieu,
  person: { readonly id: number; readonly username: string },
) {
  const known = await clesOf(db, person.id);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: nom,
    rpID,
    userName: person.username,
    // The same identifier for one person each time, without a hint of who it is.
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
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await attempted(() =>
    verifyRegistrationResponse({
      // The library checks the shape of the answer.
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

/** The challenge that asks for a passkey of a person, or for any key of this address when nobody is known yet. */
export async function defiDePreuve(db: Db, { rpID }: Lieu, userId: number | null) {
  const known = userId === null ? [] : await clesOf(db, userId);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID,
    allowCredentials: known.map(({ identifiant, transports }) => ({ id: identifiant, transports: [...transports] })),
    userVerification: 'required',
  });
}

/** The person whose key an answer names, whether or not the signature is right; null for an unknown key. */
export async function ownerOfCle(db: Db, reponse: unknown): Promise<number | null> {
  const { id } = Object(reponse);
  return typeof id === 'string' ? ((await cleByIdentifiant(db, id))?.userId ?? null) : null;
}

/** The key that signed an answer, or null when the signature is wrong or the key is another person's. */
export async function proveByCle(
  db: Db,
  lieu: Lieu,
  { defi, reponse, userId, at }: { defi: string; reponse: unknown; userId: number | null; at: Date },
): Promise<number | null> {
  const given = reponse as AuthenticationResponseJSON;
  const cle = typeof given?.id === 'string' ? await cleByIdentifiant(db, given.id) : undefined;
  if (!cle || (userId !== null && cle.userId !== userId)) return null;
  const { verifyAuthenticationResponse } = await webauthn();
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

/** Null when the check throws: an answer that cannot be read proves nothing. */
async function attempted<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
