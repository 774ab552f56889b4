import { type Tokens, tokensSchema } from '@bridge/contract';

/**
 * A sign-in that leaves for another system and comes back. The `state` proves that this browser asked for it: without it, a
 * link could sign somebody in to an account that is not theirs.
 */
const KEY = 'bridge.sso-trip';

interface Trip {
  readonly state: string;
  readonly redirect: string | null;
}

export function startTrip(redirect: string | null, newState: () => string = randomState): string {
  const trip: Trip = { state: newState(), redirect };
  sessionStorage.setItem(KEY, JSON.stringify(trip));
  return trip.state;
}

// getRandomValues, and not randomUUID, which browsers refuse on plain http.
function randomState(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the other system sent back. */
export type Return =
  | { readonly kind: 'code'; readonly code: string; readonly state: string; readonly redirect: string | null }
  | { readonly kind: 'tokens'; readonly tokens: Tokens; readonly redirect: string | null }
  | { readonly kind: 'refused'; readonly why: 'other-browser' | 'cancelled' | 'nothing' };

/** Reads the answer from the address. The stored state serves once, whatever comes of it. */
export function endTrip({ search, hash }: { readonly search: string; readonly hash: string }): Return {
  const trip = readTrip();
  sessionStorage.removeItem(KEY);
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  for (const [name, value] of new URLSearchParams(search)) given.set(name, value);

  const code = given.get('code');
  const tokens = tokensSchema.safeParse({ token: given.get('token'), refreshToken: given.get('refreshToken') });
  if (given.has('error')) return { kind: 'refused', why: 'cancelled' };
  if (!code && !tokens.success) return { kind: 'refused', why: 'nothing' };
  if (!trip || given.get('state') !== trip.state) return { kind: 'refused', why: 'other-browser' };
  const { state, redirect } = trip;
  return code ? { kind: 'code', code, state, redirect } : withTokens(tokens.data, redirect);
}

function withTokens(tokens: Tokens | undefined, redirect: string | null): Return {
  return tokens ? { kind: 'tokens', tokens, redirect } : { kind: 'refused', why: 'nothing' };
}

function readTrip(): Trip | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { state, redirect } = Object(stored);
    if (typeof state !== 'string' || state === '') return null;
    return { state, redirect: typeof redirect === 'string' ? redirect : null };
  } catch {
    return null;
  }
}
