import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '../log.ts';
import { createPool } from './pool.ts';

export interface DatabaseOptions {
  readonly size: number;
  /** How long nothing may come before the database is asked whether it is there, in milliseconds. */
  readonly deadline: number;
  /** How long the database has to say that it is there, in milliseconds. */
  readonly patience: number;
  /** How long a statement may take on a database that is there, in milliseconds. */
  readonly limit: number;
  /** How long a transaction may stay open with nothing asked in it, in milliseconds; then the database takes it back. */
  readonly idleInTransaction?: number;
  /** Asks the database to serve everybody else first. */
  readonly givesWay?: boolean;
}

/** A person who waits is told within two seconds that the database is away; a database that is only slow, they wait for. */
export const INTERACTIVE: DatabaseOptions = { size: 10, deadline: 600, patience: 1_000, limit: 20_000 };

/** Whoever visits a site waits less long than who works: what is slower than that is slow for them alone, and said in words. */
export const FOR_VISITORS: DatabaseOptions = { ...INTERACTIVE, size: 8, limit: 5_000 };

/**
 * Nobody waits for a job: its queries may be long. But a worker that was paused in the middle of a transaction must not keep
 * what it locked from the one that takes its place.
 */
export const FOR_JOBS: DatabaseOptions = {
  size: 6,
  deadline: 10_000,
  patience: 1_000,
  limit: 5 * 60_000,
  idleInTransaction: 60_000,
  givesWay: true,
};

/** A server that starts has nobody to answer yet: on a machine that is busy, it gives its database a minute to say that it is there. */
export const AT_START: DatabaseOptions = { size: 4, deadline: 10_000, patience: 60_000, limit: 5 * 60_000 };

export function openDatabase<Schema>(url: string, log: Log, options = INTERACTIVE): Kysely<Schema> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool({ url, ...options, onIdleError }) }) });
}
