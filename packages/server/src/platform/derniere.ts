import { BridgeError } from '@bridge/contract';
import type { Tour } from './tour.ts';

/** Does a work in its turn, unless the same person asked for another since. */
export type Derniere = <T>(qui: string, work: () => Promise<T>) => Promise<T>;

/** Who is replaced hears of it after so long, in milliseconds: nobody waits for it any more. */
const REST = 1_000;
/** So many of one person are told in that time, one after the other: who asks without end does not come back all at once. */
const TOLD = 4;

/**
 * For what is asked again at each change: of those that one person has waiting, the newest alone is done. The one that it replaces is
 * answered that it was.
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
