import type { Log } from '../platform/log.ts';
import type { Db } from '../schema.ts';
import { changesSince } from './changements.repository.ts';
import { type Changement, changementOf } from './changements.rules.ts';
import { createLus } from './lus.ts';

interface Dependencies {
  readonly db: Db;
  readonly log: Log;
  /** In milliseconds. */
  readonly every?: number;
  readonly onChange: (changement: Changement) => Promise<void> | void;
}

export interface Purge {
  /** Reads what was noted, once whoever noted it has committed; answered when it is read. */
  soon(): Promise<void>;
  /** What this process changed itself and did not read yet: whoever asks next waits for it. */
  pending(): Promise<void> | undefined;
  start(): void;
  stop(): Promise<void>;
}

const SECOND = 1_000;
/** Far longer than what is noted may take to be seen. */
const SETTLED = 10 * 60 * SECOND;

/** Reads what changed every second, on every server: pages that depend on it are forgotten. */
export function createPurge({ db, log, every = SECOND, onChange }: Dependencies): Purge {
  const lus = createLus();
  let depuis: Date | undefined;
  let running: Promise<void> | undefined;
  let pending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let away = false;

  const read = async () => {
    const { at, notes } = await changesSince(db, depuis, lus);
    for (const { id, cles, le } of notes) {
      await onChange(changementOf(cles));
      // What failed is read again.
      lus.add(id, le);
    }
    depuis = at;
    lus.settle(new Date(at.getTime() - SETTLED));
  };
  const turn = () => {
    running ??= read()
      .then(() => {
        away = false;
      })
      .catch((error: unknown) => {
        // Told once: what could not be read is read when the database is back.
        if (!away) log.warn({ err: error }, 'changes of public pages could not be read');
        away = true;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const soon = () => {
    // One that runs may have read before the change was committed.
    const next = (running ?? Promise.resolve()).then(turn);
    const mine: Promise<void> = next.finally(() => {
      if (pending === mine) pending = undefined;
    });
    pending = mine;
    return mine;
  };
  return {
    soon,
    pending: () => pending,
    start: () => {
      timer = setInterval(() => void turn(), every);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all([running, pending]);
    },
  };
}
