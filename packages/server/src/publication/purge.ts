import type { Log } from '../platform/log.ts';
import type { Db } from '../schema.ts';
import { changesSince } from './changements.repository.ts';
import { type Changement, changementOf } from './changements.rules.ts';
import { createLus } from './lus.ts';

interface Dependencies {
  readonly db: Db;
  readonly log: Log;
  /** The interval in milliseconds. */
  readonly every?: number;
  readonly onChange: (changement: Changement) => Promise<void> | void;
}

export interface Purge {
  /** Reads new notes once their transactions are committed; resolves when they are read. */
  soon(): Promise<void>;
  /** The changes of this process that it has not read yet: the next request waits for them. */
  pending(): Promise<void> | undefined;
  start(): void;
  stop(): Promise<void>;
}

const SECOND = 1_000;
/** Far longer than a note may take to appear. */
const SETTLED = 10 * 60 * SECOND;

/** Reads the changes every second, on every server, and forgets the pages that depend on them. */
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
      // After a failure, the notes are read again.
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
        // The failure is logged once: the notes are read when the database is back.
        if (!away) log.warn({ err: error }, 'changes of public pages could not be read');
        away = true;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const soon = () => {
    // A running turn may have read before the change was committed.
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
