import { Kysely, PostgresDialect } from 'kysely';
import type { Way } from '../give-way.ts';
import type { Log } from '../log.ts';
import { createPool } from './pool.ts';

export interface DatabaseOptions {
  readonly size: number;
  /** Milliseconds of silence after which the database is asked whether it is there. */
  readonly deadline: number;
  /** Milliseconds in which the database must say that it is there. */
  readonly patience: number;
  /** Milliseconds that a statement may take on a database that is there. */
  readonly limit: number;
  /** Milliseconds that a transaction may stay open and idle; then the database rolls it back. */
  readonly idleInTransaction?: number;
  /** Whom the processes of the database let go first. */
  readonly givesWay?: Way;
}

/** For people's requests: they learn within two seconds that the database is away, and wait for a slow one. */
export const INTERACTIVE: DatabaseOptions = { size: 10, deadline: 600, patience: 1_000, limit: 20_000 };

/**
 * For visitors, who wait less long than people who work: a slow page is an error for its visitor alone. Pages that are
 * kept, and need no database, go first.
 */
export const FOR_VISITORS: DatabaseOptions = { ...INTERACTIVE, size: 8, limit: 5_000, givesWay: 'behind' };

/** For previews, whose authors ask for them again and again: a few are made at a time. */
export const FOR_PREVIEWS: DatabaseOptions = { ...INTERACTIVE, size: 4, givesWay: 'last' };

/**
 * For jobs: nobody waits for one, so that its queries may be long. A worker paused in the middle of a transaction must
 * not keep its locks from the worker that replaces it.
 */
export const FOR_JOBS: DatabaseOptions = {
  size: 6,
  deadline: 10_000,
  patience: 1_000,
  limit: 5 * 60_000,
  idleInTransaction: 60_000,
  givesWay: 'last',
};

/** For the start: nobody waits for an answer yet, and a busy machine gets a minute to open its database. */
export const AT_START: DatabaseOptions = { size: 4, deadline: 10_000, patience: 60_000, limit: 5 * 60_000 };

export function openDatabase<Schema>(url: string, log: Log, options = INTERACTIVE): Kysely<Schema> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool({ url, ...options, onIdleError }) }) });
}
