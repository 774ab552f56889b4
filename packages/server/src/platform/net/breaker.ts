import type { Clock } from '../clock.ts';

/** The failures in a row that open the breaker, and the milliseconds until one request may try again. */
const FAILURES = 5;
const REST = 60_000;
/** How long other requests wait while one tries, in milliseconds. */
const PROBE_WAIT = 1_000;

type State =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'probing' };

/** The end of a request: the host answered, the host failed, or unknown when the caller gave up. */
export type Outcome = 'served' | 'failed' | 'unknown';

export interface Breaker {
  /** Zero when a request may leave, else the milliseconds to wait. After zero, `leave` must be called. */
  enter(host: string): number;
  /** Notes the end of a request; tells whether this failure opened the breaker. */
  leave(host: string, outcome: Outcome): boolean;
}

/** Leaves a host that keeps failing in peace, and spares everybody the wait. */
export function createBreaker(clock: Clock): Breaker {
  // Only hosts in trouble have an entry.
  const states = new Map<string, State>();

  return {
    enter(host) {
      const state = states.get(host);
      if (state === undefined || state.kind === 'closed') return 0;
      if (state.kind === 'probing') return PROBE_WAIT;
      const wait = state.until - clock.now().getTime();
      if (wait > 0) return wait;
      states.set(host, { kind: 'probing' });
      return 0;
    },
    leave(host, outcome) {
      if (outcome === 'served') {
        states.delete(host);
        return false;
      }
      const state = states.get(host) ?? { kind: 'closed', failures: 0 };
      const now = clock.now().getTime();
      // A request that left before the others failed changes nothing.
      if (state.kind === 'open') return false;
      if (state.kind === 'probing') {
        // When a probe was given up, the next request may try at once.
        states.set(host, { kind: 'open', until: outcome === 'failed' ? now + REST : now });
        return outcome === 'failed';
      }
      if (outcome === 'unknown') return false;
      const failures = state.failures + 1;
      const opens = failures >= FAILURES;
      states.set(host, opens ? { kind: 'open', until: now + REST } : { kind: 'closed', failures });
      return opens;
    },
  };
}
