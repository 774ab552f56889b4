import { setImmediate } from 'node:timers/promises';

/** Longer than this at once, and those who wait for an answer feel it. In milliseconds. */
const AT_ONCE = 15;

/** A long work, step by step. */
export interface Steps {
  /** Does one, then lets others be served where enough was done at once. */
  step<T>(work: () => T): Promise<T>;
  /** What all the steps took, in milliseconds; waiting is no work. */
  spent(): number;
}

interface Options {
  readonly now?: () => number;
  readonly rest?: () => Promise<unknown>;
}

/** By elapsed time, since no number of steps says how long one takes. */
export function createSteps({ now = () => performance.now(), rest = () => setImmediate() }: Options = {}): Steps {
  let [total, sinceRest] = [0, 0];
  return {
    step: async (work) => {
      const start = now();
      const done = work();
      const took = now() - start;
      total += took;
      sinceRest += took;
      if (sinceRest >= AT_ONCE) {
        await rest();
        sinceRest = 0;
      }
      return done;
    },
    spent: () => total,
  };
}
