import { BridgeError } from '@bridge/contract';

/** The share that one of those who use a tour may have. */
export interface Part {
  /** How many works run at the same time. */
  readonly abreast?: number;
  readonly waiting?: number;
  /** How long a place rests after a work, as a multiple of that work: endless requests get a part of the time only. */
  readonly breath?: number;
  /** Whether a place does not rest while nobody else asks. */
  readonly freeAlone?: boolean;
}

export interface TourOptions {
  /** How many works run at the same time, in all. */
  readonly abreast: number;
  /** How many works may wait, in all. */
  readonly waiting: number;
  /** The shares of those that a work counts for: « each entity », « each visitor », in the order of works. */
  readonly each?: readonly Part[];
  /**
   * How long a refusal is delayed, in milliseconds, and longer after many: coming back at once would cost as much as
   * being served.
   */
  readonly rest?: number;
}

/**
 * Runs a work in its turn. `qui`: the shares that it counts for, in the order of `each`. `gone`: aborted when nobody
 * waits for the work any more, which then leaves the queue with the reason of the signal.
 */
export type Tour = <T>(qui: readonly string[], work: () => Promise<T>, gone?: AbortSignal) => Promise<T>;

interface Waiting {
  readonly keys: readonly string[];
  readonly start: () => void;
  readonly refuse: () => void;
}

const REST = 1_000;
/** The longest rest of a place after a work, in milliseconds: one that took minutes is no abuse. */
export const LONGEST_BREATH = 1_000;
/** Milliseconds after which somebody who asks no more does not count. */
const ALONE = 5_000;
/** How many refusals are sent in the time of one rest, so that those refused do not come back together. */
const TOLD = 25;
/** How many services are remembered; those served before count as newcomers. */
const MOST_REMEMBERED = 1_000;

/**
 * Runs a few works at once and shares the turns: those with the least running come first, then those served longest
 * ago. When too many wait, the one with most of them loses its oldest, whose answer nobody waits for any more.
 */
export function createTour({ abreast, waiting: most, each = [], rest = REST }: TourOptions): Tour {
  const queue: Waiting[] = [];
  const working = new Map<string, number>();
  const served = new Map<string, number>();
  /** The last two who asked, rank by rank. */
  const asking: { readonly key: string; readonly at: number }[][] = each.map(() => []);
  let busy = 0;
  let turn = 0;
  let refusals = 0;

  const add = (counts: Map<string, number>, key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
  const remember = (key: string) => {
    served.delete(key);
    served.set(key, turn);
    const [longestAgo] = served.keys();
    if (served.size > MOST_REMEMBERED && longestAgo !== undefined) served.delete(longestAgo);
  };
  const waitingOf = (key: string) => queue.filter(({ keys }) => keys.includes(key));
  const mayStart = ({ keys }: Waiting) =>
    keys.every((key, rank) => (working.get(key) ?? 0) < (each[rank]?.abreast ?? abreast));
  /** Below zero when `one` comes first. */
  const compare = (one: Waiting, other: Waiting) => {
    for (const counts of [working, served])
      for (const [rank, key] of one.keys.entries()) {
        const between = (counts.get(key) ?? 0) - (counts.get(other.keys[rank] ?? '') ?? 0);
        if (between !== 0) return between;
      }
    return 0;
  };
  const next = () => {
    while (busy < abreast) {
      const chosen = queue.filter(mayStart).reduce<Waiting | undefined>(
        // The oldest comes first when all else is equal.
        (best, one) => (best === undefined || compare(one, best) < 0 ? one : best),
        undefined,
      );
      if (chosen === undefined) break;
      queue.splice(queue.indexOf(chosen), 1);
      busy += 1;
      turn += 1;
      for (const key of chosen.keys) {
        add(working, key, 1);
        remember(key);
      }
      chosen.start();
    }
  };
  const leave = (key: string) => {
    add(working, key, -1);
    next();
  };
  const noteAsking = (keys: readonly string[]) => {
    const at = performance.now();
    for (const [rank, key] of keys.entries())
      asking[rank] = [{ key, at }, ...(asking[rank] ?? []).filter((one) => one.key !== key)].slice(0, 2);
  };
  const isAlone = (rank: number, key: string) =>
    (asking[rank] ?? []).every((one) => one.key === key || one.at < performance.now() - ALONE);
  const breathOf = (rank: number, key: string, took: number) => {
    const { breath = 0, freeAlone = false } = each[rank] ?? {};
    return freeAlone && isAlone(rank, key) ? 0 : Math.min(took * breath, LONGEST_BREATH);
  };
  const end = (keys: readonly string[], took: number) => {
    busy -= 1;
    for (const [rank, key] of keys.entries()) {
      const breath = breathOf(rank, key, took);
      if (breath > 0) setTimeout(leave, breath, key).unref();
      else leave(key);
    }
    next();
  };
  const refuse = ([oldest]: readonly Waiting[]) => {
    if (oldest === undefined) return;
    queue.splice(queue.indexOf(oldest), 1);
    oldest.refuse();
  };
  /** The waiting works of the one that has most of them. */
  const greediest = () =>
    [...new Set(queue.flatMap(({ keys }) => keys.slice(0, 1)))]
      .map(waitingOf)
      .reduce<readonly Waiting[]>((best, one) => (one.length > best.length ? one : best), queue.slice(0, 1));
  const limit = (keys: readonly string[]) => {
    for (const [rank, key] of keys.entries()) {
      const own = waitingOf(key);
      if (own.length > (each[rank]?.waiting ?? most)) refuse(own);
    }
    if (queue.length > most) refuse(greediest());
  };

  return <T>(qui: readonly string[], work: () => Promise<T>, gone?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      if (gone?.aborted) return reject(gone.reason);
      const keys = qui.map((one, rank) => `${rank} ${one}`);
      const run = async () => work();
      const start = () => {
        const since = performance.now();
        run()
          .finally(() => end(keys, performance.now() - since))
          .then(resolve, reject);
      };
      const refused = () => {
        refusals += 1;
        const tell = () => {
          refusals -= 1;
          reject(new BridgeError('busy', BUSY));
        };
        setTimeout(tell, rest * (1 + (refusals - 1) / TOLD)).unref();
      };
      noteAsking(keys);
      const waiting = { keys, start, refuse: refused };
      queue.push(waiting);
      const quit = () => {
        const place = queue.indexOf(waiting);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(gone?.reason);
      };
      gone?.addEventListener('abort', quit, { once: true });
      // The work starts at once when a place is free.
      next();
      limit(keys);
    });
}

const BUSY = { data: { retryAfter: 2 } };

/** Whether too many were waiting: a later try may succeed. */
export const isBusy = (error: unknown): boolean => error instanceof BridgeError && error.errorName === 'busy';
