import { API_BASE } from '@bridge/contract';
import { digest, isSecret } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../schema.ts';
import { isAppareilKnown } from './facteur.repository.ts';

export const APPAREIL_LIFE = 30 * 24 * 60 * 60_000;

/** The cookie by which a browser is not asked for a second factor again; no script reads it. */
export const APPAREIL_COOKIE = 'bridge_appareil';

export function cookieOf(appareil: string, secure: boolean): string {
  const life = APPAREIL_LIFE / 1000;
  return `${APPAREIL_COOKIE}=${appareil}; Path=${API_BASE}; Max-Age=${life}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Whether what a browser keeps is known of an account. */
export async function isAppareilOf(db: Db, userId: number, appareil: string, at: Date): Promise<boolean> {
  return isSecret('appareil', appareil) && isAppareilKnown(db, digest(appareil), userId, at);
}
