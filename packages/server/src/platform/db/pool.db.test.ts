import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { DatabaseProxy } from '../../testing/database-proxy.ts';
import { createLog } from '../log.ts';
import { AT_START, type DatabaseOptions, openDatabase } from './database.ts';
import { isDatabaseUnavailable, isTooSlow } from './pool.ts';
import { useTestDatabase } from './testing/test-database.ts';

const database = useTestDatabase();
let target: URL;
beforeAll(() => {
  target = new URL(database.url());
});

/** The database seen through a network that can be cut, by a pool that loses patience quickly. */
async function open(options: Partial<DatabaseOptions> = {}) {
  const proxy = new DatabaseProxy({ host: target.hostname, port: Number(target.port) });
  const url = new URL(target.href);
  url.port = String(await proxy.open());
  const db = openDatabase<object>(url.href, createLog('silent'), {
    size: 2,
    deadline: 100,
    patience: 1_000,
    limit: 20_000,
    ...options,
  });
  onTestFinished(async () => {
    await proxy.close();
    await db.destroy();
  });
  return { db, proxy, url: url.href };
}

const sleep = (db: Kysely<object>, seconds: number) =>
  sql<{ slept: number }>`SELECT 1 AS slept FROM pg_sleep(${seconds})`.execute(db).then(({ rows }) => rows);
const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

it('a statement far slower than the deadline is waited for while the database is at work on it', async () => {
  const { db } = await open();
  expect(await sleep(db, 1)).toEqual([{ slept: 1 }]);
});

it('whoever waits for a connection that others keep busy is served too', async () => {
  const { db } = await open({ size: 1 });
  expect(await Promise.all([sleep(db, 0.5), sleep(db, 0.5), sleep(db, 0)])).toHaveLength(3);
});

it('a statement slower than the limit is stopped, and is not taken for an absent database', async () => {
  const { db } = await open({ limit: 500 });
  const failure = await failureOf(sleep(db, 30));
  expect([isTooSlow(failure), isDatabaseUnavailable(failure)]).toEqual([true, false]);
  expect(await sleep(db, 0)).toHaveLength(1);
});

it('a slow statement is given up as soon as the database goes away under it', async () => {
  const { db, proxy } = await open();
  const slow = failureOf(sleep(db, 30));
  await sleep(db, 0.3);
  await proxy.become('silent');
  expect(isDatabaseUnavailable(await slow)).toBe(true);
});

it('a connection that was cut without a word is given up though the database answers others', async () => {
  const { db, proxy } = await open({ size: 1 });
  await sleep(db, 0);
  proxy.deafen();
  expect(isDatabaseUnavailable(await failureOf(sleep(db, 0)))).toBe(true);
  expect(await sleep(db, 0)).toHaveLength(1);
});

it('a machine with too much to do is given up by who answers people, and waited for by a server that starts', async () => {
  const people = await open({ patience: 300 });
  const starting = await open({ ...AT_START, deadline: 100 });
  await Promise.all([people.proxy.become('held'), starting.proxy.become('held')]);
  const late = sleep(starting.db, 0);
  expect(isDatabaseUnavailable(await failureOf(sleep(people.db, 0)))).toBe(true);
  await starting.proxy.become('forwarding');
  expect(await late).toHaveLength(1);
});

it('a connection that gives way has its queries done by its own process, whose workers would go as fast as people', async () => {
  const workersOf = async (options: Partial<DatabaseOptions>) => {
    const { db } = await open(options);
    const asked = sql<{ most: number }>`SELECT current_setting('max_parallel_workers_per_gather')::int AS most`;
    return (await asked.execute(db)).rows[0]?.most;
  };
  expect(await workersOf({ givesWay: 'last' })).toBe(0);
  expect(await workersOf({ givesWay: 'behind' })).toBe(0);
  expect(await workersOf({})).toBeGreaterThan(0);
});

it('a connection that does not open in time is an absent database', async () => {
  const { proxy, url } = await open();
  await proxy.become('silent');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 50 });
  expect(isDatabaseUnavailable(await failureOf(client.connect()))).toBe(true);
});
