import { API_BASE, logout } from '@bridge/contract';
import { browser } from './browser.ts';
import { headersFor } from './request.ts';
import { readTokens } from './tokens.ts';

/**
 * Spec §4 shows no call for logout: the server is told, and signing out never waits for it nor for its failure. Who came by a provider of
 * identity then goes on to sign out there, where it has a place for it, unless somebody signed in meanwhile.
 */
export function tellServerGoodbye(): void {
  const { token } = readTokens();
  if (token === undefined) return;
  const init = { method: logout.method, headers: headersFor(token, false), keepalive: true };
  browser
    .fetch(`${API_BASE}${logout.path}`, init)
    .then(async (response) => {
      const { sortie } = logout.response.parse(Object(await response.json()).data);
      if (sortie !== null && readTokens().token === undefined) browser.goTo(sortie);
    })
    .catch(() => undefined);
}
