import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { API_BASE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

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

const signIn = (address: string, password: string, username = 'admin') =>
  call(address, '/login_check', { username, password });

describe('a first start', () => {
  it('refuses a port that another program holds, then creates the super admin and one account per role, prints their passwords once, and keeps both through kill -9', async () => {
    const DATA_DIR = await temporaryFolder();
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const taken = blocker.address();
    const PORT = String(typeof taken === 'object' && taken ? taken.port : 0);
    const refused = startServer({ DATA_DIR, PORT });
    expect(await refused.exit()).toBe(1);
    expect(refused.output()).toContain(`Le port ${PORT} est déjà utilisé`);
    blocker.close();

    // Nobody has used the first password: this start makes another.
    const first = startServer({ DATA_DIR });
    const address = await first.ready();
    const password = first.password('admin');
    expect(password.length).toBeGreaterThanOrEqual(20);
    const { data } = await signIn(address, password);
    expect((await signIn(address, first.password('demonstration'), 'demo-annonce')).status).toBe(200);

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
  it('refuses a secret that is empty or cut', async () => {
    const DATA_DIR = await preparedFolder();
    await writeFile(join(DATA_DIR, 'secret.key'), '');
    const server = startServer({ DATA_DIR, DEMO: '0' });
    expect(await server.exit()).toBe(1);
    expect(server.output()).toContain('secret.key est vide ou abîmé');
  });

  it('refuses a bad configuration by one French sentence', async () => {
    const server = startServer({ DATA_DIR: await temporaryFolder(), PORT: 'mille' });
    expect(await server.exit()).toBe(1);
    expect(server.output().trim()).toMatch(/^La variable PORT ne convient pas/);
  });
});

describe('a server', () => {
  it('takes the password of ADMIN_PASSWORD without printing it, leaves out the demonstration with DEMO=0, keeps its folder to itself, and on SIGTERM lets the requests in flight finish, leaves no database behind and exits with 0', async () => {
    const DATA_DIR = await preparedFolder();
    const server = startServer({ DATA_DIR, ADMIN_PASSWORD: 'choisi par l’exploitant', DEMO: '0' });
    const address = await server.ready();
    expect((await signIn(address, 'choisi par l’exploitant')).status).toBe(200);
    expect(server.output()).not.toContain('choisi par');
    expect(server.output()).not.toContain('démonstration');

    const second = startServer({ DATA_DIR, DEMO: '0' });
    expect(await second.exit()).toBe(1);
    expect(second.output()).toContain(String(server.process.pid));
    expect(second.output()).not.toMatch(/\n\s+at /);

    // This call waits by design, and is in flight for half a second.
    const inFlight = Array.from({ length: 5 }, (_, index) =>
      call(address, '/forgot_password/', { email: `a${index}@exemple.fr` }),
    );
    await arrived(address);
    // A visitor who never finishes a request is not waited for.
    const stuck = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => undefined);
    stuck.write('POST /prod-api/login_check HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
    server.process.kill('SIGTERM');
    const answers = await Promise.all(inFlight);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    // The server ends with 1 when closing takes too long.
    expect(await server.exit()).toBe(0);
    await expectFree(DATA_DIR);
  });
});

/** The answer to a later request shows that the earlier ones were received. */
async function arrived(address: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) await fetch(`${address}/readyz`);
}

/** The folder is free at once: the next start does not wait. */
async function expectFree(DATA_DIR: string): Promise<void> {
  const next: ServerProcess = startServer({ DATA_DIR, DEMO: '0' });
  await next.ready();
  expect(next.output()).not.toMatch(/prédécesseur|précédent/i);
}
