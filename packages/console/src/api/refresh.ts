import { API_BASE, type Envelope, refreshToken as refreshEndpoint, SUCCESS_CODE, tokensSchema } from '@bridge/contract';
import { browser } from './browser.ts';
import { holderOf } from './holder.ts';
import { TIME_OUT } from './request.ts';
import { readTokens, writeTokens } from './tokens.ts';

const LOCK = 'bridge-token-refresh';

/**
 * One refresh for all requests and all browser tabs. Whoever gets the lock second finds another token in the cookie and takes
 * it. Answers the token to replay with, or undefined when there is none to hope for: what one person asked is never replayed
 * as another.
 */
export function refreshAfter(failedToken: string): Promise<string | undefined> {
  return exclusively(async () => {
    const { token, refreshToken } = readTokens();
    const renewed = token === failedToken && refreshToken ? await exchange(refreshToken) : token;
    return renewed !== failedToken && holderOf(renewed) === holderOf(failedToken) ? renewed : undefined;
  });
}

async function exchange(refreshToken: string): Promise<string | undefined> {
  try {
    const response = await browser.fetch(`${API_BASE}${refreshEndpoint.path}`, {
      method: refreshEndpoint.method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ refreshToken }),
      signal: AbortSignal.timeout(TIME_OUT),
    });
    const envelope: Partial<Envelope> | null = await response.json();
    if (!response.ok || envelope?.code !== SUCCESS_CODE) return undefined;
    // Spec §7 promises only data.token: with a server that does not rotate, the refresh token stays in force.
    const tokens = tokensSchema.parse({ refreshToken, ...Object(envelope.data) });
    // The person signed out while the answer travelled: the session must not come back.
    if (readTokens().refreshToken !== refreshToken) return readTokens().token;
    writeTokens(tokens);
    return tokens.token;
  } catch {
    // Without a new token, the caller asks the person to sign in again.
    return undefined;
  }
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs one refresh at a time. Web locks exist on https and localhost only; elsewhere each tab queues its own work. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, work);
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}
