import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INTERACTIVE, openDatabase } from '../../platform/db/database.ts';
import { useTestDatabase } from '../../platform/db/testing/test-database.ts';
import { door } from '../../platform/jobs/testing/use-queue.ts';
import { createLog } from '../../platform/log.ts';
import type { Db, Schema } from '../../schema.ts';
import { DatabaseProxy } from '../database-proxy.ts';
import { scale } from '../scale.ts';
import { type Answer, createWorld, PASSWORD, Person, type World } from '../world.ts';

const database = useTestDatabase();
let proxy: DatabaseProxy;
/** The same database, past the proxy. */
let direct: Db;
let world: World;
let person: Person;

beforeAll(async () => {
  direct = openDatabase<Schema>(database.url(), createLog('silent'));
  const url = new URL(database.url());
  proxy = new DatabaseProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(await proxy.open());
  world = await createWorld({ databaseUrl: url.href, database: INTERACTIVE });
  const user = await world.createUser();
  person = new Person(world, user, await world.signIn(user.username));
});

afterAll(async () => {
  await world.app.close();
  await proxy.close();
  await world.db.destroy();
  await direct.destroy();
});

/** A result, and whether it came before a timer of this process: a busy machine delays both alike. */
async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<{ result: T; inTime: boolean }> {
  let inTime = true;
  const timer = setTimeout(() => {
    inTime = false;
  }, milliseconds);
  const result = await work();
  clearTimeout(timer);
  return { result, inTime };
}

async function untilItAnswers(): Promise<void> {
  while ((await person.call('GET', '/users/profile')).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

const renaming = async () => {
  const { body } = await person.call<{ version: number }>('GET', '/users/profile');
  return { firstname: 'A', lastname: 'B', email: person.user.email, version: body.data.version };
};

/** Locks the row of the person, while a call waits for it in its own transaction. */
async function whileACallWaits<T>(then: (call: Promise<Answer>) => Promise<T>): Promise<T> {
  const body = await renaming();
  const holder = door();
  const holding = direct.transaction().execute(async (tx) => {
    await tx.selectFrom('utilisateurs').select('id').where('id', '=', person.user.id).forUpdate().execute();
    await holder.pass();
  });
  await holder.arrived;
  const call = person.call('PUT', '/users/profile', body);
  try {
    const waits = sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted`;
    while ((await waits.execute(direct)).rows[0]?.n === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return await then(call);
  } finally {
    holder.open();
    await holding;
  }
}

it('a call that waits for another one is not told that the database is away: it waits, and is served', async () => {
  const call = await whileACallWaits(async (waiting) => {
    // Several times the delay after which the database is asked whether it is there.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    return { waiting };
  });
  expect((await call.waiting).status).toBe(200);
});

it('a call that waits in the middle of a transaction is told in time when the database goes away', async () => {
  await whileACallWaits(async (waiting) => {
    await proxy.become('silent');
    const { result, inTime } = await within(2_000, () => waiting);
    expect([result.status, inTime]).toEqual([503, true]);
  });
  await proxy.become('forwarding');
  await untilItAnswers();
});

describe.each(['closed', 'silent'] as const)('while the database is %s', (mood) => {
  it('every call answers 503 within two seconds, and works again by itself within five', async () => {
    // Several warm connections, each of which must be found dead.
    await Promise.all(Array.from({ length: 8 }, () => person.call('GET', '/users/profile')));
    await proxy.become(mood);
    const calls = [
      () => person.call('GET', '/users/profile'),
      () => world.call('POST', '/login_check', { payload: { username: person.user.username, password: PASSWORD } }),
      () => world.call('POST', '/getConnectionTypes', { payload: {} }),
      () => person.refresh(),
      () => person.call('PUT', '/users/update_user_params', { a: 1 }),
    ];
    const answers = await Promise.all([...calls, ...calls, ...calls].map((call) => within(2_000, call)));
    for (const { result, inTime } of answers)
      expect([result.status, result.body.code, result.headers['retry-after'], inTime]).toEqual([503, 50300, '2', true]);
    // A long outage wears nothing out.
    for (const end = performance.now() + scale(0, 30_000); performance.now() < end; ) {
      const { result, inTime } = await within(2_000, () => person.call('GET', '/users/profile'));
      expect([result.status, inTime]).toEqual([503, true]);
    }
    expect((await world.app.inject('/healthz')).statusCode).toBe(200);
    expect((await world.app.inject('/readyz')).statusCode).toBe(503);
    await proxy.become('forwarding');
    expect((await within(5_000, untilItAnswers)).inTime).toBe(true);
  });
});
