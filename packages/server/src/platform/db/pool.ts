import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** The database did not answer in time. Its callers say 503 instead of waiting for it. */
export class DatabaseUnavailableError extends Error {}

interface PoolOptions {
  readonly url: string;
  readonly size: number;
  /** How long a connection or one query may take, in milliseconds. */
  readonly deadline: number;
  readonly onIdleError: (error: Error) => void;
}

const BIGINT = 20;

/**
 * A pool whose queries end in time even when the network swallows them: a connection that missed its deadline is destroyed, so
 * that the next query opens a fresh one and the service recovers as soon as the database does.
 */
export function createPool({ url, size, deadline, onIdleError }: PoolOptions): PostgresPool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: deadline,
    types,
    keepAlive: true,
  });
  pool.on('error', onIdleError);
  // A connection that breaks while it is lent fails its query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => withDeadline(await pool.connect(), deadline),
    end: () => pool.end(),
  };
}

function withDeadline(client: pg.PoolClient, deadline: number): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, values: unknown[]) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        broken = true;
        reject(new DatabaseUnavailableError(`no answer within ${deadline} ms`));
      }, deadline);
    });
    const answer = client.query(text, values);
    // Whoever loses the race must not surface as an unhandled rejection.
    answer.catch(() => undefined);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  // Kysely also knows a cursor form of `query`, which Bridge does not use.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}

/** Admin shutdown, crash shutdown, starting up, too many connections: all of class 08 and 57P, and 53300. */
const UNAVAILABLE_STATES = /^(08|57P|53300)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const UNAVAILABLE_TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.has(code) || UNAVAILABLE_TEXTS.test(error.message);
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
