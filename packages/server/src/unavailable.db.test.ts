import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from './platform/db/testing/test-database.ts';
import { DatabaseProxy } from './testing/database-proxy.ts';
import { scale } from './testing/scale.ts';
import { createWorld, PASSWORD, Person, type World } from './testing/world.ts';

const database = useTestDatabase();
let proxy: DatabaseProxy;
let world: World;
let person: Person;

beforeAll(async () => {
  const url = new URL(database.url());
  proxy = new DatabaseProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(await proxy.open());
  world = await createWorld({ databaseUrl: url.href });
  const user = await world.createUser();
  person = new Person(world, user, await world.signIn(user.username));
});

afterAll(async () => {
  await world.app.close();
  await proxy.close();
  await world.db.destroy();
});

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const start = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - start };
}

async function untilItAnswers(): Promise<number> {
  const { milliseconds } = await timed(async () => {
    while ((await person.call('GET', '/users/profile')).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 100));
  });
  return milliseconds;
}

it('a call that waits in the middle of a transaction is told in time too', async () => {
  await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('utilisateurs').select('id').where('id', '=', person.user.id).forUpdate().execute();
    // The call waits for this row until its deadline, inside its own transaction.
    const change = { firstname: 'A', lastname: 'B', email: person.user.email, version: 1 };
    const { result, milliseconds } = await timed(() => person.call('PUT', '/users/profile', change));
    expect(result.status).toBe(503);
    expect(milliseconds).toBeLessThan(2_000);
  });
});

describe.each(['closed', 'silent'] as const)('while the database is %s', (mood) => {
  it('every call answers 503 within two seconds, and works again by itself within five', {
    timeout: 60_000,
  }, async () => {
    // Several warm connections: each of them must be found out.
    await Promise.all(Array.from({ length: 8 }, () => person.call('GET', '/users/profile')));
    await proxy.become(mood);
    const calls = [
      () => person.call('GET', '/users/profile'),
      () => world.call('POST', '/login_check', { payload: { username: person.user.username, password: PASSWORD } }),
      () => world.call('POST', '/getConnectionTypes', { payload: {} }),
      () => person.refresh(),
      () => person.call('PUT', '/users/update_user_params', { a: 1 }),
    ];
    const answers = await Promise.all([...calls, ...calls, ...calls].map(timed));
    for (const { result, milliseconds } of answers) {
      expect([result.status, result.body.code, result.headers['retry-after']]).toEqual([503, 50300, '2']);
      expect(milliseconds).toBeLessThan(2_000);
    }
    // A long outage wears nothing out.
    for (const end = performance.now() + scale(0, 30_000); performance.now() < end; ) {
      const { result, milliseconds } = await timed(() => person.call('GET', '/users/profile'));
      expect(result.status).toBe(503);
      expect(milliseconds).toBeLessThan(2_000);
    }
    expect((await world.app.inject('/healthz')).statusCode).toBe(200);
    expect((await world.app.inject('/readyz')).statusCode).toBe(503);
    await proxy.become('forwarding');
    expect(await untilItAnswers()).toBeLessThan(5_000);
  });
});
