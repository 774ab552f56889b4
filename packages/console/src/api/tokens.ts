import type { Tokens } from '@bridge/contract';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';

/** Spec §3: the session is these two cookies. */
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

/** Another browser tab wrote the cookies, which say nothing of it by themselves: this one takes note. */
export function adoptTokens(): void {
  tell();
}

/** Told after each change made by this browser tab, or adopted by it; returns how to stop. */
export function onTokensChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
