import { BridgeError } from '@bridge/contract';

/** How much of the whole one of those who share it may have. */
export interface Part {
  /** At work at the same time. */
  readonly abreast?: number;
  readonly waiting?: number;
  /** How many times as long as a work took its place stays empty: who never ceases to ask has a part of the time, whatever each work costs. */
  readonly breath?: number;
  /** Somebody who asks alone takes no breath: nobody else wants the place. */
  readonly freeAlone?: boolean;
}

export interface TourOptions {
  /** How many work at the same time, in all. */
  readonly abreast: number;
  /** How many may wait, in all. */
  readonly waiting: number;
  /** What each of those that a work is counted to may have: « each entity », « each visitor », in the order that works name them. */
  readonly each?: readonly Part[];
  /**
   * Who is refused hears of it after so long, in milliseconds, and later where many are: to come back at once would cost as much as to
   * be served.
   */
  readonly rest?: number;
}

/** Does a work in its turn. `qui`: whom it is counted to, as `each` names them. */
export type Tour = <T>(qui: readonly string[], work: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly keys: readonly string[];
  readonly start: () => void;
  readonly refuse: () => void;
}

const REST = 1_000;
/** The longest that a place stays empty after a work, in milliseconds: one that took minutes is not an abuse. */
export const LONGEST_BREATH = 1_000;
/** Somebody who has not asked for so long, in milliseconds, no longer counts among those who ask. */
const ALONE = 5_000;
/** So many refusals are told in the time of one rest, and no more, one after the other: those who come back do not come together. */
const TOLD = 25;
/** Whoever was served longer ago than so many others is like a newcomer. */
const MOST_REMEMBERED = 1_000;

/**
 * Lets a few work at once, and shares the turns: those who have the least at work come first, then those who were served the longest
 * ago. Where too many wait, the oldest of whoever has the most of them is refused: it is the one whose answer nobody waits for any more.
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
  /** Below zero: `one` comes first. */
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
        // The oldest, where nothing else tells them apart.
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
  /** Those of whoever has the most of them. */
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

  return <T>(qui: readonly string[], work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
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
      queue.push({ keys, start, refuse: refused });
      // At once, where there is a place.
      next();
      limit(keys);
    });
}

const BUSY = { data: { retryAfter: 2 } };

/** Too many were waiting: whoever asks again later is served. */
export const isBusy = (error: unknown): boolean => error instanceof BridgeError && error.errorName === 'busy';
