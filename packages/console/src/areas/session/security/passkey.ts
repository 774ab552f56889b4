import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnErrorCode,
} from '@simplewebauthn/browser';
import { sentenceOf } from '../../explain.ts';

/** Comes with the first key that is asked for: most people sign in without. */
const loadLibrary = () => import('@simplewebauthn/browser');
const KNOWN: WebAuthnErrorCode = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** Keys exist on https and on the machine itself, and not at the bare number of a machine. */
export function keysWork(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.:[\]]+$/.test(window.location.hostname);
}

/** What a key of this device answers. What it was asked comes from our own server, which checks the answer. */
export async function proveByKey(defi: object | null): Promise<object> {
  // The library and the server speak the same document, whose shape is theirs.
  return spoken(async () =>
    (await loadLibrary()).startAuthentication({ optionsJSON: defi as PublicKeyCredentialRequestOptionsJSON }),
  );
}

export async function makeKey(defi: object): Promise<object> {
  return spoken(async () =>
    (await loadLibrary()).startRegistration({ optionsJSON: defi as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/** Whoever closes the box of their device, or takes too long, reads why nothing happened. */
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
