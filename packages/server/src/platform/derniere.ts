import { BridgeError } from '@bridge/contract';
import type { Tour } from './tour.ts';

/** Does a work in turn, unless the same person asked for another one since. */
export type Derniere = <T>(qui: string, work: () => Promise<T>) => Promise<T>;

/** Milliseconds after which a replaced request is answered: nobody waits for it any more. */
const REST = 1_000;
/** How many replaced requests of one person are answered in that time, so that they do not all come back at once. */
const TOLD = 4;

/**
 * For work that is asked for again at each change: of one person's waiting requests, only the newest is done. A
 * replaced request is told that it was.
 */
export function createDerniere(inTurn: Tour, rest = REST): Derniere {
  const waiting = new Map<string, () => void>();
  const replaced = new Map<string, number>();
  const tellLater = (qui: string, tell: () => void) => {
    const among = (replaced.get(qui) ?? 0) + 1;
    replaced.set(qui, among);
    const told = () => {
      const left = (replaced.get(qui) ?? 0) - 1;
      if (left > 0) replaced.set(qui, left);
      else replaced.delete(qui);
      tell();
    };
    setTimeout(told, rest * (1 + (among - 1) / TOLD)).unref();
  };
  return <T>(qui: string, work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let isReplaced = false;
      const replace = () => {
        isReplaced = true;
        tellLater(qui, () => reject(new BridgeError('replaced')));
      };
      const leave = () => waiting.get(qui) === replace && waiting.delete(qui);
      waiting.get(qui)?.();
      waiting.set(qui, replace);
      inTurn([qui], async () => {
        if (isReplaced) return;
        leave();
        resolve(await work());
      }).catch((error: unknown) => {
        leave();
        if (!isReplaced) reject(error);
      });
    });
}
