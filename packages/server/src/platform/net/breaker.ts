import type { Clock } from '../clock.ts';

/** So many failures in a row open it, for so long; then one request tries. */
const FAILURES = 5;
const REST = 60_000;
/** What the others wait while one tries. */
const PROBE_WAIT = 1_000;

type State =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'probing' };

/** How a request ended: the host served, the host failed, or nothing was learnt (the caller gave up). */
export type Outcome = 'served' | 'failed' | 'unknown';

export interface Breaker {
  /** Zero where a request may leave, else how long to wait, in milliseconds. Who got zero says later how it ended. */
  enter(host: string): number;
  /** Whether this failure is the one that opened it. */
  leave(host: string, outcome: Outcome): boolean;
}

/** Leaves a host that keeps failing in peace, and spares everybody the wait. */
export function createBreaker(clock: Clock): Breaker {
  // Hosts that serve have no entry: the map holds only those in trouble.
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
        // A probe that was given up leaves its turn to the next one at once.
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
