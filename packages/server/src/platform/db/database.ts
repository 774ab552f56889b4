import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '../log.ts';
import { createPool } from './pool.ts';

/** A person who waits is told within two seconds that the database is away. */
const INTERACTIVE_DEADLINE = 1_500;
const POOL_SIZE = 10;

export function openDatabase<Schema>(url: string, log: Log): Kysely<Schema> {
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: createPool({ url, size: POOL_SIZE, deadline: INTERACTIVE_DEADLINE, onIdleError }),
    }),
  });
}
