import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { letBackendGiveWay, type Way } from '../give-way.ts';
import { CopyRows, sendCopy } from './copy.ts';
import { createPulse, type Pulse } from './pulse.ts';
import { createStatementNames } from './statement-names.ts';
import { DatabaseUnavailableError, whileAlive } from './while-alive.ts';

interface PoolOptions {
  readonly url: string;
  readonly size: number;
  /** Milliseconds of silence after which the database is asked whether it is there. */
  readonly deadline: number;
  /** Milliseconds in which the database must say that it is there. */
  readonly patience: number;
  /** Milliseconds that a statement, or the wait for a connection, may take on a database that is there. */
  readonly limit: number;
  /** Milliseconds that a transaction may stay open and idle. */
  readonly idleInTransaction?: number;
  /** Whom the processes of the database let go first. */
  readonly givesWay?: Way;
  readonly onIdleError: (error: Error) => void;
}

const BIGINT = 20;
const BIGINTS = 1016;
const DATE = 1082;
const NUMERIC = 1700;
/** Even a connection that came late gets a fair chance, in milliseconds. */
const MINIMUM = 200;
/** The workers of a parallel query are processes of their own, which the priority of their leader does not lower. */
const ALONE = '-c max_parallel_workers_per_gather=0 -c max_parallel_maintenance_workers=0';
/** After how many times the pool's wait a connection that the network swallowed gives up its place. */
const CONNECTING = 3;

/** A client that gives up opening its connection at another time than the pool gives up waiting for one. */
function connectingWithin(connectionTimeoutMillis: number) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }
  };
}

/**
 * A pool that tells a slow statement from an absent database. A silent connection is destroyed in time, even when the
 * network swallows what is sent, so that the next query opens a fresh one and the service recovers with the database; a
 * statement in progress goes on, up to the limit.
 */
export function createPool({
  url,
  size,
  deadline,
  patience,
  limit,
  idleInTransaction,
  givesWay,
  onIdleError,
}: PoolOptions): PostgresPool {
  const nameOf = createStatementNames();
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  types.setTypeParser(BIGINTS, (text) => text.slice(1, -1).split(',').filter(Boolean).map(Number));
  // A civil date is the same day everywhere: it stays a text.
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(NUMERIC, Number);
  const pulse = createPulse(url, patience);
  const pool = new pg.Pool({
    Client: connectingWithin(CONNECTING * Math.max(deadline, patience)),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limit,
    statement_timeout: limit,
    types,
    keepAlive: true,
    ...(idleInTransaction === undefined ? {} : { idle_in_transaction_session_timeout: idleInTransaction }),
    ...(givesWay === undefined ? {} : { options: ALONE }),
  });
  pool.on('error', onIdleError);
  // A connection that breaks while it is lent fails its query; without a listener it would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const backend = backendOf(client);
    if (givesWay !== undefined && backend !== undefined) letBackendGiveWay(backend, givesWay);
  });
  return {
    connect: async () => {
      const start = performance.now();
      const isThere = async () => (await pulse()) !== undefined;
      const client = await whileAlive(pool.connect(), { deadline, isAlive: isThere }, (late) => late.release());
      return withDeadline(client, { deadline, waited: performance.now() - start, pulse, nameOf });
    },
    end: () => pool.end(),
  };
}

/** The process of the database behind a connection, which the driver knows without typing it. */
function backendOf(client: pg.PoolClient): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;
}

interface Lending {
  readonly deadline: number;
  readonly waited: number;
  readonly pulse: Pulse;
  readonly nameOf: (text: string) => string | undefined;
}

/** The wait for the connection counts in its first query's time; after a missed deadline, nothing more is asked. */
function withDeadline(client: pg.PoolClient, { deadline, waited, pulse, nameOf }: Lending): PostgresPoolClient {
  let broken = false;
  let spent = waited;
  const query = async (text: string, values: unknown[]) => {
    if (broken) throw new DatabaseUnavailableError('this connection missed its deadline');
    const left = Math.max(deadline - spent, MINIMUM);
    spent = 0;
    const isAlive = isAtWork(pulse, backendOf(client));
    return whileAlive(send(client, text, values, nameOf), { deadline: left, isAlive }).catch((error: unknown) => {
      broken ||= error instanceof DatabaseUnavailableError;
      throw error;
    });
  };
  // Kysely also knows a cursor form of `query`, which Bridge does not use.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}

function send(client: pg.PoolClient, text: string, values: unknown[], nameOf: Lending['nameOf']) {
  const [rows] = values;
  if (rows instanceof CopyRows) return sendCopy(client, text, rows);
  const name = nameOf(text);
  return client.query(name === undefined ? { text, values } : { name, text, values });
}

/**
 * Whether a process of the database works on a statement. At rest, it may not have read its statement yet, or its
 * answer may be on its way, but not twice in a row: the connection was then cut without a word.
 */
function isAtWork(pulse: Pulse, backend: number | undefined): () => Promise<boolean> {
  let rested = false;
  return async () => {
    const atWork = await pulse();
    if (atWork === undefined) return false;
    const rests = backend !== undefined && !atWork(backend);
    const isCut = rests && rested;
    rested = rests;
    return !isCut;
  };
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
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.has(code) || UNAVAILABLE_TEXTS.test(error.message);
}

/** The database was at work on a statement longer than the pool allows. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** Whether an error is a violated reference between two rows. */
export function isReferenceViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

/** Deadlock, or a conflict of serialisable transactions: nothing was done. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
}
