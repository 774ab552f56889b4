import { identityOf, readClaims } from './claims.ts';

/** Whose token this is; null without one that can be read. */
export function holderOf(token: string | undefined): string | null {
  const claims = readClaims(token);
  return claims && identityOf(claims);
}

// Told by the session store, which calls the API and so cannot be asked by it.
let shown: string | null = null;

/** The person whom this browser tab shows. The cookies, shared by all tabs, may already be somebody else's. */
export function shownHolder(): string | null {
  return shown;
}

export function showHolder(holder: string | null): void {
  shown = holder;
}
