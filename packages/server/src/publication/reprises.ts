import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';

/** What became of an answer that was made anew: it is kept, something changed meanwhile, or others have no room for it now. */
export type Issue = 'gardee' | 'changee' | 'remise';

/** How an answer is made and kept anew. */
type Remake = () => Promise<Issue>;

interface Suivie {
  readonly remake: Remake;
  /** The number of views, and the instant of the last one in milliseconds. */
  readonly vues: number;
  readonly derniere: number;
}

/** Makes anew, without anybody asking, the answers that were forgotten and are seen the most. */
export interface Reprises {
  /** Counts a view of an answer that was kept. */
  seen(cle: string, remake: Remake): void;
  /** Begins to make anew, one after the other, those of the forgotten answers that had views lately. */
  begin(forgotten: readonly string[]): void;
  /** Ends with the answer that is being made. */
  stop(): Promise<void>;
}

/** Milliseconds without a view after which nobody is expected to come back. */
const LATELY = 15 * 60_000;
/** The views, after the one that an answer was made for, that tell it from what somebody came across. */
const LEAST_SEEN = 2;
/** How many answers are followed; the one seen longest ago is given up first. */
const MOST_FOLLOWED = 2_000;
/** How many answers wait to be made anew; the least seen are left to their visitors. */
const MOST_WAITING = 100;
/** How often an answer is tried that changes while it is made: an import that goes on ends with another change. */
const MOST_TRIES = 3;
/** The longest rest after an answer, in milliseconds. */
const LONGEST_REST = 1_000;

export function createReprises({ now }: Clock): Reprises {
  const suivies = new Map<string, Suivie>();
  /** How often each waiting answer was tried. */
  const waiting = new Map<string, number>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const isSeen = ({ vues, derniere }: Suivie) => vues >= LEAST_SEEN && now().getTime() - derniere < LATELY;
  const mostSeen = () =>
    [...waiting.keys()]
      .flatMap((cle) => {
        const suivie = suivies.get(cle);
        return suivie !== undefined && isSeen(suivie) ? [{ cle, ...suivie }] : [];
      })
      .sort((one, other) => other.vues - one.vues);

  const run = async () => {
    for (let [next] = mostSeen(); next !== undefined && !stopping.signal.aborted; [next] = mostSeen()) {
      const tries = (waiting.get(next.cle) ?? 0) + 1;
      waiting.delete(next.cle);
      const since = performance.now();
      const issue = await next.remake();
      if (issue === 'remise') break;
      if (issue === 'changee' && tries < MOST_TRIES) waiting.set(next.cle, tries);
      // Half of the time is left to whatever made the change.
      const rest = Math.min(performance.now() - since, LONGEST_REST);
      await setTimeout(rest, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
    waiting.clear();
    running = undefined;
  };

  return {
    seen: (cle, remake) => {
      const known = suivies.get(cle);
      const at = now().getTime();
      const vues = known === undefined || at - known.derniere >= LATELY ? 0 : known.vues;
      suivies.delete(cle);
      suivies.set(cle, { remake, vues: vues + 1, derniere: at });
      const [oldest] = suivies.keys();
      if (suivies.size > MOST_FOLLOWED && oldest !== undefined) suivies.delete(oldest);
    },
    begin: (forgotten) => {
      if (stopping.signal.aborted) return;
      for (const cle of forgotten) if (suivies.has(cle)) waiting.set(cle, 0);
      const kept = mostSeen().slice(0, MOST_WAITING);
      const counts = kept.map(({ cle }) => [cle, waiting.get(cle) ?? 0] as const);
      waiting.clear();
      for (const [cle, tries] of counts) waiting.set(cle, tries);
      if (waiting.size === 0) return;
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
