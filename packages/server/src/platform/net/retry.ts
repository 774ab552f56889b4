import { setTimeout as delay } from 'node:timers/promises';
import { OutsideError } from './outside.error.ts';

/** Waits; rejects when the signal is given. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;
export const systemSleep: Sleep = (milliseconds, signal) => delay(milliseconds, undefined, { signal });

export interface RetryOptions {
  /** The number of attempts, the first one included. */
  readonly attempts: number;
  readonly sleep: Sleep;
  /** A random number from 0 to 1. */
  readonly random: () => number;
  readonly signal?: AbortSignal;
  /** The wait before the second attempt in milliseconds; it doubles each time, up to `longest`. */
  readonly first?: number;
  readonly longest?: number;
  /** The longest pause that is waited for: a host that asks for more is left to a later run. */
  readonly patience?: number;
}

/** Repeats work that may succeed another time, no sooner than the host asked. */
export async function withRetries<T>(work: (attempt: number) => Promise<T>, options: RetryOptions): Promise<T> {
  const { attempts, sleep, random, signal, first = 1_000, longest = 60_000, patience = 600_000 } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt >= attempts || signal?.aborted || !mayPass(error)) throw error;
      const asked = error.retryAfter;
      if (asked !== undefined && asked > patience) throw error;
      const step = Math.min(longest, first * 2 ** (attempt - 1));
      // Chance spreads those who failed together: by half of the step, or a tenth after the pause asked for.
      const wait =
        asked === undefined ? step / 2 + random() * (step / 2) : asked + random() * Math.min(step, asked / 10);
      await sleep(Math.round(wait), signal);
    }
  }
}

/** Whether another attempt may succeed. */
function mayPass(error: unknown): error is OutsideError {
  if (!(error instanceof OutsideError)) return false;
  switch (error.kind) {
    case 'dns':
    case 'connect':
    case 'timeout':
    case 'busy':
    case 'truncated':
    case 'breaker-open':
      return true;
    case 'status':
      return error.status === 408 || error.status === 425 || (error.status ?? 0) >= 500;
    case 'refused-address':
    case 'request':
    case 'tls':
    case 'too-big':
    case 'unreadable':
    case 'redirect':
    case 'disk':
      return false;
  }
}
