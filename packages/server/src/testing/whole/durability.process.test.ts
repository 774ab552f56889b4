import { API_BASE } from '@bridge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { askUntilStopped } from './kills/charge.ts';

const ADMIN_PASSWORD = 'choisi par l’exploitant';
const LONG = 20 * 60_000;

async function call<T>(
  address: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<T> {
  const response = await fetch(`${address}${API_BASE}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

const signIn = (address: string) =>
  call<{ token: string }>(address, 'POST', '/login_check', { body: { username: 'admin', password: ADMIN_PASSWORD } });

async function kill(server: ServerProcess): Promise<void> {
  server.process.kill('SIGKILL');
  await server.exit();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Writes one after the other until the server is killed; resolves with the last write that it acknowledged. */
async function writeUntilKilled(server: ServerProcess, token: string, from: number): Promise<number> {
  const address = await server.ready();
  let acknowledged = from;
  const writing = (async () => {
    for (let tour = from + 1; ; tour += 1) {
      await call(address, 'PUT', '/users/update_user_params', { token, body: { tour } });
      acknowledged = tour;
    }
  })().catch(() => undefined);
  while (acknowledged < from + 2) await pause(20);
  await pause(Math.random() * 500);
  await kill(server);
  await writing;
  return acknowledged;
}

async function tourOf(address: string, token: string): Promise<number> {
  const path = '/entities/get_current_entity';
  const { userParams } = await call<{ userParams: { tour?: number } }>(address, 'GET', path, { token });
  return userParams.tour ?? 0;
}

// `main.process.test.ts` kills one first start.
it('kill -9 at any instant of first starts leaves a folder that the next start opens', {
  tags: 'torture',
  timeout: LONG,
}, async () => {
  const DATA_DIR = await temporaryFolder();
  for (let round = 0; round < 40; round += 1) {
    const server = startServer({ DATA_DIR, ADMIN_PASSWORD });
    // Chance is the point: initdb, migration and first accounts all happen in these seconds.
    await pause(300 + Math.random() * 3_500);
    await kill(server);
  }
  const address = await startServer({ DATA_DIR, ADMIN_PASSWORD }).ready();
  const { token } = await signIn(address);
  const { items } = await call<{ items: { username: string }[] }>(address, 'GET', '/api/users/?itemsPerPage=200', {
    token,
  });
  expect(items.filter(({ username }) => username === 'admin')).toHaveLength(1);
  expect(items).toHaveLength(12);
});

describe('a folder that servers are stopped on', () => {
  const removals: (() => Promise<void>)[] = [];
  let DATA_DIR = '';
  beforeAll(async () => {
    DATA_DIR = await preparedFolder((remove) => removals.push(remove));
  });
  afterAll(async () => {
    for (const remove of removals) await remove();
  });

  async function serve() {
    const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0' });
    const address = await server.ready();
    return { server, address, token: (await signIn(address)).token };
  }

  // `main.process.test.ts` stops one.
  it('SIGTERM under load lets every request that was taken be answered, and exits with 0', {
    tags: 'torture',
    timeout: LONG,
  }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const { server, token } = await serve();
      await askUntilStopped(server, token);
    }
  });

  // `kills.work.process.test.ts` kills one.
  it('the next start serves, and kill -9 loses nothing that was acknowledged', {
    tags: 'torture',
    timeout: LONG,
  }, async () => {
    let acknowledged = 0;
    for (let round = 0; round < 15; round += 1) {
      const { server, address, token } = await serve();
      expect(await tourOf(address, token)).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = await writeUntilKilled(server, token, acknowledged);
    }
    expect(acknowledged).toBeGreaterThanOrEqual(2 * 15);
    const { address, token } = await serve();
    expect(await tourOf(address, token)).toBeGreaterThanOrEqual(acknowledged);
  });
});
