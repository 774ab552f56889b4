import { setTimeout as delay } from 'node:timers/promises';
import type { DbLog } from '../db-log.ts';

export interface Running {
  /** Resolves with the reason once the process is gone. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

export interface Supervision {
  /** Resolves when the process is ready to serve; gives up when the signal aborts. */
  launch(signal: AbortSignal): Promise<Running>;
  log: DbLog;
  /** Gives up the first launch; later on, `stop()` does. */
  opening?: AbortSignal | undefined;
  now?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

const FIRST_DELAY = 200;
const LONGEST_DELAY = 10_000;
/** Milliseconds without a fault after which the next fault counts as the first. */
const STABLE_AFTER = 60_000;

export function restartDelay(attempt: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
}

/** Keeps a process running until `stop()`. A failure of the first launch is thrown; later ones are tried again. */
export async function supervise({ launch, log, opening, ...clock }: Supervision): Promise<{ stop(): Promise<void> }> {
  const { now = () => performance.now(), wait = (ms, signal) => delay(ms, undefined, { signal }) } = clock;
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await launch(opening ? AbortSignal.any([signal, opening]) : signal);

  async function relaunch(attempt: number): Promise<number> {
    for (let next = attempt; ; next += 1) {
      await wait(restartDelay(next), signal);
      try {
        current = await launch(signal);
        return next + 1;
      } catch (error) {
        if (signal.aborted) throw error;
        log.error({ err: error }, 'La base de données n’a pas redémarré, nouvel essai dans un instant.');
      }
    }
  }

  async function watch(): Promise<void> {
    let attempt = 0;
    while (!signal.aborted) {
      const since = now();
      const reason = await current.exited;
      if (signal.aborted) return;
      if (now() - since > STABLE_AFTER) attempt = 0;
      log.error({ reason }, `La base de données s’est arrêtée de façon imprévue (${reason}) : redémarrage.`);
      attempt = await relaunch(attempt);
      log.info({}, 'La base de données a redémarré.');
    }
  }

  const watching = watch().catch((error) => {
    if (!signal.aborted) log.error({ err: error }, 'La surveillance de la base de données a cessé.');
  });

  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      // A launch that was under way may have come up in between.
      await current.stop();
    },
  };
}
