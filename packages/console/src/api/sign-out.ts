import { API_BASE, logout } from '@bridge/contract';
import { browser } from './browser.ts';
import { headersFor } from './request.ts';
import { readTokens } from './tokens.ts';

/** Spec §4 shows no call for logout: the server is told, and signing out never waits for it nor for its failure. */
export function tellServerGoodbye(): void {
  const { token } = readTokens();
  if (token === undefined) return;
  const init = { method: logout.method, headers: headersFor(token, false), keepalive: true };
  browser.fetch(`${API_BASE}${logout.path}`, init).catch(() => undefined);
}
