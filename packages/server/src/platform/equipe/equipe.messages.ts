import { BridgeError } from '@bridge/contract';

/** The work took longer than permitted, and its process is ended. */
export class TropLongError extends Error {
  override readonly name = 'TropLongError';
}

/** The work took more memory than permitted, and its process is ended. */
export class TropGrosError extends Error {
  override readonly name = 'TropGrosError';
}

/** The process ended by itself in the middle of the work. */
export class OuvrierPerduError extends Error {
  override readonly name = 'OuvrierPerduError';
}

/** Tells a process what to prepare for work on its way. Any other message is work. */
export interface Preparation {
  readonly preparation: string;
}

export const isPreparation = (told: unknown): told is Preparation =>
  typeof told === 'object' && told !== null && 'preparation' in told;

/** The news of a process: it has started, it is prepared, or its work has ended. */
export type Nouvelle =
  | { readonly genre: 'pret' }
  | { readonly genre: 'prepare'; readonly quoi: string }
  | { readonly genre: 'fait'; readonly resultat: unknown }
  /** The work takes too long and must be stopped by killing its process. */
  | { readonly genre: 'trop-long'; readonly message: string }
  /** `refus`: the refusal to tell people, if the failure is one. */
  | { readonly genre: 'echec'; readonly message: string; readonly refus: Refus | null };

interface Refus {
  readonly errorName: BridgeError['errorName'];
  readonly details: BridgeError['details'];
}

export function echecDe(error: unknown): Nouvelle {
  if (error instanceof TropLongError) return { genre: 'trop-long', message: error.message };
  const refus = error instanceof BridgeError ? { errorName: error.errorName, details: error.details } : null;
  return { genre: 'echec', message: error instanceof Error ? error.message : String(error), refus };
}

export function errorOf({ message, refus }: Extract<Nouvelle, { genre: 'echec' }>): Error {
  return refus === null ? new Error(message) : new BridgeError(refus.errorName, refus.details);
}
