import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnErrorCode,
} from '@simplewebauthn/browser';
import { sentenceOf } from '../../explain.ts';

/** Loaded with the first passkey: most people sign in without one. */
const loadLibrary = () => import('@simplewebauthn/browser');
const KNOWN: WebAuthnErrorCode = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** Whether passkeys work: on https and on localhost, but not at a bare IP address. */
export function keysWork(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.:[\]]+$/.test(window.location.hostname);
}

/** The answer of a passkey of this device to a challenge of the server, which checks the answer. */
export async function proveByKey(defi: object | null): Promise<object> {
  // The library and the server exchange the document as it is.
  return spoken(async () =>
    (await loadLibrary()).startAuthentication({ optionsJSON: defi as PublicKeyCredentialRequestOptionsJSON }),
  );
}

export async function makeKey(defi: object): Promise<object> {
  return spoken(async () =>
    (await loadLibrary()).startRegistration({ optionsJSON: defi as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/** The person closed the box of their device, or took too long: the message says why nothing happened. */
export class KeyRefusal extends Error {}

async function spoken<T extends object>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isKnown = error instanceof Error && 'code' in error && error.code === KNOWN;
    throw new KeyRefusal(
      isKnown
        ? 'Cet appareil a déjà une clé pour ce compte.'
        : 'Votre appareil n’a donné aucune clé\u00a0: la demande a été fermée, a expiré, ou il n’en a pas pour ce site.',
    );
  }
}

export function sentenceOfKey(error: unknown): string {
  return error instanceof KeyRefusal ? error.message : sentenceOf(error);
}
