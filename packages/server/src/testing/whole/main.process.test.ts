import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { API_BASE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../platform/db/db-log.ts';
import { clearPredecessor } from '../../platform/db/embedded/predecessor.ts';
import { lockFolder } from '../../platform/db/folder-lock.ts';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { startServer } from '../server-process.ts';
import { askUntilStopped } from './kills/charge.ts';

async function call(address: string, path: string, body: object, token?: string) {
  const response = await fetch(`${address}${API_BASE}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    data: ((await response.json()) as { data: { token: string; refreshToken: string } }).data,
  };
}

async function usernamesOf(address: string, token: string): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}${API_BASE}/api/users/?itemsPerPage=200`, { headers });
  const { data } = (await response.json()) as { data: { items: { username: string }[] } };
  return data.items.map(({ username }) => username);
}

const signIn = (address: string, password: string, username = 'admin') =>
  call(address, '/login_check', { username, password });

/** A limit in milliseconds, far above what a busy machine needs. */
const LONG = 10 * 60_000;

describe('a first start', () => {
  it('that is killed at any instant leaves a folder in which the next one creates the super admin and one account per role, prints their passwords once, and keeps both through kill -9', {
    timeout: LONG,
  }, async () => {
    const DATA_DIR = await temporaryFolder();
    const killed = startServer({ DATA_DIR });
    // Chance is the point: initdb, migration and first accounts all happen in these seconds; durability.process.test.ts tries many.
    await setTimeout(300 + Math.random() * 3_500);
    killed.process.kill('SIGKILL');
    await killed.exit();

    // Nobody has used a password that was made before: this start makes another.
    const first = startServer({ DATA_DIR });
    const address = await first.ready();
    const password = first.password('admin');
    expect(password.length).toBeGreaterThanOrEqual(20);
    const { data } = await signIn(address, password);
    expect((await signIn(address, first.password('demonstration'), 'demo-annonce')).status).toBe(200);
    const usernames = await usernamesOf(address, data.token);
    expect(usernames.filter((username) => username === 'admin')).toHaveLength(1);
    expect(usernames).toHaveLength(12);

    first.process.kill('SIGKILL');
    await first.exit();

    const second = startServer({ DATA_DIR });
    const again = await second.ready();
    expect(second.output()).not.toContain('mot de passe');
    expect((await call(again, '/token/refresh', { refreshToken: data.refreshToken })).status).toBe(200);
    expect((await signIn(again, password)).status).toBe(200);
  });
});

describe('a start', () => {
  // `environment.test.ts` says which sentence; a folder that is taken ends a start in the same way below.
  it('refuses a bad configuration by one French sentence', { tags: 'torture' }, async () => {
    const server = startServer({ DATA_DIR: await temporaryFolder(), PORT: 'mille' });
    expect(await server.exit()).toBe(1);
    expect(server.output().trim()).toMatch(/^La variable PORT ne convient pas/);
  });

  // `listen.test.ts` says the sentence.
  it('whose port is taken says so, and leaves no database behind', { tags: 'torture' }, async () => {
    const DATA_DIR = await preparedFolder();
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const taken = blocker.address();
    const PORT = String(typeof taken === 'object' && taken ? taken.port : 0);
    const server = startServer({ DATA_DIR, PORT, DEMO: '0' });
    expect(await server.exit()).toBe(1);
    blocker.close();
    expect(server.output()).toContain(`Le port ${PORT} est déjà utilisé`);
    expect(server.output()).not.toMatch(/\n\s+at /);
    await expectFree(DATA_DIR);
  });
});

describe('a server', () => {
  it('takes the password of ADMIN_PASSWORD without printing it, leaves out the demonstration with DEMO=0, keeps its folder to itself, and on SIGTERM under load lets every request that was taken be answered, leaves no database behind and exits with 0', {
    timeout: LONG,
  }, async () => {
    const DATA_DIR = await preparedFolder();
    const server = startServer({ DATA_DIR, ADMIN_PASSWORD: 'choisi par l’exploitant', DEMO: '0' });
    const address = await server.ready();
    const { status, data } = await signIn(address, 'choisi par l’exploitant');
    expect(status).toBe(200);
    expect(server.output()).not.toContain('choisi par');
    expect(server.output()).not.toContain('démonstration');

    const second = startServer({ DATA_DIR, DEMO: '0' });
    expect(await second.exit()).toBe(1);
    expect(second.output()).toContain(String(server.process.pid));
    expect(second.output()).not.toMatch(/\n\s+at /);

    let inFlight: ReturnType<typeof call>[] = [];
    await askUntilStopped(server, data.token, async () => {
      // This call waits by design, and is in flight for half a second.
      inFlight = Array.from({ length: 5 }, (_, index) =>
        call(address, '/forgot_password/', { email: `a${index}@exemple.fr` }),
      );
      await arrived(address);
      // A visitor who never finishes a request is not waited for.
      const stuck = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
      stuck.write('POST /prod-api/login_check HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
    });
    const answers = await Promise.all(inFlight);
    expect(answers.map(({ status: answered }) => answered)).toEqual(Array(5).fill(200));
    await expectFree(DATA_DIR);
  });
});

/** The answer to a later request shows that the earlier ones were received. */
async function arrived(address: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) await fetch(`${address}/readyz`);
}

/** The folder is free at once. A start takes its locks, and would warn of what an earlier server left running there. */
async function expectFree(DATA_DIR: string): Promise<void> {
  const cluster = await realpath(join(DATA_DIR, 'postgres'));
  const locks = [await lockFolder(DATA_DIR), await lockFolder(dirname(cluster), { name: 'postgres' })];
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  const warned: string[] = [];
  const log = { ...silentLog, warn: (_details: object, message: string) => void warned.push(message) };
  expect([await clearPredecessor(cluster, log), warned]).toEqual([{}, []]);
  for (const lock of locks) await lock.release();
}
