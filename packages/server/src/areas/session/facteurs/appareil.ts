import { API_BASE } from '@bridge/contract';
import { APPAREIL_LIFE } from './facteur.service.ts';

/** The cookie by which a browser is not asked for a second factor again; no script reads it. */
export const APPAREIL_COOKIE = 'bridge_appareil';

export function cookieOf(appareil: string, secure: boolean): string {
  const life = APPAREIL_LIFE / 1000;
  return `${APPAREIL_COOKIE}=${appareil}; Path=${API_BASE}; Max-Age=${life}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
