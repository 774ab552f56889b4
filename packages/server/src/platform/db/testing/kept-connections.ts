import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { DatabaseOptions } from '../database.ts';
import { createPool } from '../pool.ts';

/** What tells kept connections from those that a test left open. */
export const KEPT = 'gardee';

/** The connections of this worker to each database that it was lent. */
const pools = new Map<string, PostgresPool>();
const nameOf = (url: string) => new URL(url).pathname;

/**
 * A database by connections that outlive it, for the next test file of this worker: a new connection first reads what
 * tables there are, and plans all anew.
 */
export function openKept<Schema>(address: string, options: DatabaseOptions): Kysely<Schema> {
  const url = new URL(address);
  url.searchParams.set('application_name', KEPT);
  const pool = pools.get(nameOf(address)) ?? createPool({ url: url.href, ...options, onIdleError: () => undefined });
  pools.set(nameOf(address), pool);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: lend(pool) }) });
}

/** Closes the connections to a database that is lent no more. */
export async function closeKept(address: string): Promise<void> {
  const pool = pools.get(nameOf(address));
  pools.delete(nameOf(address));
  await pool?.end();
}

/** A pool that ends for its borrower alone, once all its connections are back. */
function lend(pool: PostgresPool): PostgresPool {
  let lent = 0;
  let ended: (() => void) | undefined;
  const back = () => {
    lent -= 1;
    if (lent === 0) ended?.();
  };
  return {
    async connect() {
      if (ended) throw new Error('these connections were given back');
      lent += 1;
      const client = await pool.connect().catch((error: unknown) => {
        back();
        throw error;
      });
      const release = () => {
        client.release();
        back();
      };
      return { ...client, release };
    },
    end: () =>
      new Promise((resolve) => {
        ended = resolve;
        if (lent === 0) resolve();
      }),
  };
}
