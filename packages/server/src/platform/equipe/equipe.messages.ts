import { BridgeError } from '@bridge/contract';

/** What a process of an équipe tells: that it is ready, or what came of its work. */
export type Nouvelle =
  | { readonly genre: 'pret' }
  | { readonly genre: 'fait'; readonly resultat: unknown }
  /** `refus`: where it is one that people are told. */
  | { readonly genre: 'echec'; readonly message: string; readonly refus: Refus | null };

interface Refus {
  readonly errorName: BridgeError['errorName'];
  readonly details: BridgeError['details'];
}

export function echecDe(error: unknown): Nouvelle {
  const refus = error instanceof BridgeError ? { errorName: error.errorName, details: error.details } : null;
  return { genre: 'echec', message: error instanceof Error ? error.message : String(error), refus };
}

export function errorOf({ message, refus }: Extract<Nouvelle, { genre: 'echec' }>): Error {
  return refus === null ? new Error(message) : new BridgeError(refus.errorName, refus.details);
}
