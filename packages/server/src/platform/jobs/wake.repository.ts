import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { CHANNEL } from './enqueue.repository.ts';

interface Options {
  readonly url: string;
  readonly log: Log;
  readonly onCall: () => void;
}

export interface Listener {
  /** Listens again when the connection was lost. */
  check(): void;
  close(): Promise<void>;
}

const PATIENCE = 10_000;
const LONGEST_CLOSE = 1_000;

/** Listens for jobs that are asked for, cancelled or released on any instance, on a connection of its own. */
export function listenForJobs({ url, log, onCall }: Options): Listener {
  let client: pg.Client | undefined;
  let closed = false;

  const open = async (fresh: pg.Client) => {
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${fresh.escapeIdentifier(CHANNEL)}`);
      // Notifications before the connection are found by a look.
      onCall();
    } catch (error) {
      log.debug({ err: error }, 'not listening for jobs yet');
      lose(fresh);
    }
  };
  const lose = (lost: pg.Client) => {
    if (client === lost) client = undefined;
    void lost.end().catch(() => undefined);
  };
  const check = () => {
    if (closed || client) return;
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: PATIENCE });
    client = fresh;
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', onCall);
    void open(fresh);
  };

  check();
  return {
    check,
    async close() {
      closed = true;
      // A network that swallows everything must not hold up the stop.
      const patience = new AbortController();
      const late = delay(LONGEST_CLOSE, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([client?.end().catch(() => undefined), late]);
      patience.abort();
    },
  };
}
