import { BridgeError } from '@bridge/contract';

/** The work took longer than permitted: its process is ended. */
export class TropLongError extends Error {
  override readonly name = 'TropLongError';
}

/** The work took more memory than permitted: its process is ended. */
export class TropGrosError extends Error {
  override readonly name = 'TropGrosError';
}

/** Its process ended by itself, in the middle of the work. */
export class OuvrierPerduError extends Error {
  override readonly name = 'OuvrierPerduError';
}

/** What it is told where work is on its way: what is to be ready for it. Anything else is the work. */
export interface Preparation {
  readonly preparation: string;
}

export const isPreparation = (told: unknown): told is Preparation =>
  typeof told === 'object' && told !== null && 'preparation' in told;

/** What a process of an équipe tells: that it is there, that it has what it was to have ready, or what came of its work. */
export type Nouvelle =
  | { readonly genre: 'pret' }
  | { readonly genre: 'prepare'; readonly quoi: string }
  | { readonly genre: 'fait'; readonly resultat: unknown }
  /** It is still at it, and is not to go on. */
  | { readonly genre: 'trop-long'; readonly message: string }
  /** `refus`: where it is one that people are told. */
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
