import { API_BASE } from '@bridge/contract';
import { APPAREIL_LIFE } from './facteur.service.ts';

/** What a browser keeps so as not to be asked for a second factor: no script reads it. */
export const APPAREIL_COOKIE = 'bridge_appareil';

export function cookieOf(appareil: string, secure: boolean): string {
  const life = APPAREIL_LIFE / 1000;
  return `${APPAREIL_COOKIE}=${appareil}; Path=${API_BASE}; Max-Age=${life}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
