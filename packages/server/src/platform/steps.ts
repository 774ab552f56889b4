import { setImmediate } from 'node:timers/promises';

/** The longest run without a pause, in milliseconds: more would delay people who wait. */
const AT_ONCE = 15;

/** A long work, step by step. */
export interface Steps {
  /** Runs a step, then lets others be served after a long enough run. */
  step<T>(work: () => T): Promise<T>;
  /** The time of all steps in milliseconds, without the pauses. */
  spent(): number;
}

interface Options {
  readonly now?: () => number;
  readonly rest?: () => Promise<unknown>;
}

/** Pauses by elapsed time, since the number of steps does not tell how long each takes. */
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
