import type { Tokens } from '@bridge/contract';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';

/** The two cookies of the session (spec §3). */
const TOKEN = 'token';
const REFRESH_TOKEN = 'refreshToken';

type Listener = () => void;
const listeners = new Set<Listener>();

export function readTokens(): Partial<Tokens> {
  const token = readCookie(TOKEN);
  const refreshToken = readCookie(REFRESH_TOKEN);
  return { ...(token ? { token } : {}), ...(refreshToken ? { refreshToken } : {}) };
}

export function writeTokens({ token, refreshToken }: Tokens): void {
  writeCookie(TOKEN, token);
  writeCookie(REFRESH_TOKEN, refreshToken);
  tell();
}

export function clearTokens(): void {
  clearCookie(TOKEN);
  clearCookie(REFRESH_TOKEN);
  tell();
}

/** Takes note of cookies that another browser tab wrote: cookies send no event. */
export function adoptTokens(): void {
  tell();
}

/** Calls the listener after each change made or adopted by this tab; answers a function that stops it. */
export function onTokensChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
