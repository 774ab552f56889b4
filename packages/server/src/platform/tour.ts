import { BridgeError } from '@bridge/contract';

/** Lets a few work at once; the others wait their turn, and too many are told so. */
export function createTour(abreast: number, most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working >= abreast) {
      if (waiting.length >= most) throw new BridgeError('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes from one to the next.
      if (next === undefined) working -= 1;
      else next();
    }
  };
}
