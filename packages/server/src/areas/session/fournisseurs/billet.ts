import type { IncomingHttpHeaders } from 'node:http';

/** What a browser keeps of a trip: no script reads it, and no other site makes it leave. */
export const BILLET_COOKIE = 'bridge_voyage';

export function billetOf({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  for (const part of cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === BILLET_COOKIE) return value;
  }
  return undefined;
}
