import { TOLD_APART } from '@bridge/contract';
import type { ApiError } from './api-error.ts';

/** What the person sees of a failure, besides the error that the caller receives. */
export interface Reaction {
  readonly toast?: { readonly message: string; readonly duration: number };
  /** Shows the English box of spec §8, for the envelope codes that mean a lost session. */
  readonly box?: 'english';
  /** Clears the token and reloads the page (spec §8). */
  readonly expel?: true;
}

/** Duration of a toast in milliseconds (spec §9). */
export const TOAST_DURATION = 5_000;
const DENIED_DURATION = 8_000;

const LOST_SESSION_CODES: readonly number[] = [50_008, 50_012, 50_014];
const NONE: Reaction = {};

/** The reaction to an error, row by row of spec §8. `words` replaces the server's message where the row shows it. */
export function reactionTo(error: ApiError, words?: (error: ApiError) => string): Reaction {
  const { status, code, message, description, requestId } = error;
  if (code === TOLD_APART.replaced.code) return NONE;
  if (LOST_SESSION_CODES.includes(code)) return { ...generic(message), box: 'english' };
  if (status === 401) return reactionToUnauthorized(message);
  if (status === 403 && description === TOLD_APART.accessDenied.description) {
    return toast('Accès refusé - code 403', DENIED_DURATION);
  }
  if (status === 503) return toast('Erreur serveur - code 503');
  if (status === 0) return toast(message);
  return generic(words?.(error) ?? message, status >= 500 ? requestId : undefined);
}

function reactionToUnauthorized(message: string): Reaction {
  if (message === TOLD_APART.badCredentials.message) return toast('Identifiants incorrects');
  if (message === TOLD_APART.accountDisabled.message) return { expel: true };
  return NONE;
}

/** Whether an error is an expired token, worth a refresh; every other 401 is passed on. */
export function isExpiredToken(error: ApiError): boolean {
  return error.status === 401 && error.message === TOLD_APART.tokenExpired.message;
}

function generic(message: string, requestId?: string): Reaction {
  return toast(`${message || 'Error'}${requestId ? ` (n° ${requestId})` : ''}`);
}

function toast(message: string, duration = TOAST_DURATION): Reaction {
  return { toast: { message, duration } };
}
