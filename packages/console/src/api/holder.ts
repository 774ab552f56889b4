import { identityOf, readClaims } from './claims.ts';

/** The name of the person whom a token belongs to; null without a readable token. */
export function holderOf(token: string | undefined): string | null {
  const claims = readClaims(token);
  return claims && identityOf(claims);
}

// Set by the session store, which calls the API, so that the API cannot import the store.
let shown: string | null = null;

/** The person whom this browser tab shows. The cookies, shared by all tabs, may already be somebody else's. */
export function shownHolder(): string | null {
  return shown;
}

export function showHolder(holder: string | null): void {
  shown = holder;
}
