import { refreshAfter } from '../../../api/refresh.ts';
import { readTokens } from '../../../api/tokens.ts';

/** The token carries the name that the console shows: a new one says the new name. Failing only delays it. */
export async function renewClaims(): Promise<void> {
  const { token } = readTokens();
  if (token) await refreshAfter(token);
}
