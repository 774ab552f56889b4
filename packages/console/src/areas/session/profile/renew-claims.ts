import { refreshAfter } from '../../../api/refresh.ts';
import { readTokens } from '../../../api/tokens.ts';

/** Asks for a token with the new name of the person, which the console shows. A failure only delays the name. */
export async function renewClaims(): Promise<void> {
  const { token } = readTokens();
  if (token) await refreshAfter(token);
}
