import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, expectSoon, openForTest } from '../testing/postgres-probe.ts';
import { preparedFolder } from '../testing/prepared-folder.ts';
import { temporaryFolder } from '../testing/temp-folder.ts';
import { freePort } from './free-port.ts';

const EXTENSIONS = ['btree_gist', 'pg_trgm', 'unaccent'];

test('a first start makes a durable, checked, French cluster with the extensions that Bridge needs, which listens on the loopback only', async () => {
  const dataDir = await temporaryFolder();
  const { url } = await openForTest(dataDir, { settings: {} });
  const [facts] = await ask(
    url,
    `SELECT current_setting('fsync') fsync, current_setting('synchronous_commit') commit,
            current_setting('full_page_writes') pages, current_setting('data_checksums') checksums,
            current_setting('listen_addresses') addresses, current_setting('unix_socket_directories') sockets,
            datlocprovider provider, datlocale locale, pg_encoding_to_char(encoding) encoding, current_database() base,
            current_setting('server_version_num')::int / 10000 AS version
     FROM pg_database WHERE datname = current_database()`,
  );
  expect(facts).toEqual({
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    checksums: 'on',
    addresses: '127.0.0.1',
    sockets: '',
    provider: 'i',
    locale: 'fr',
    encoding: 'UTF8',
    base: 'bridge',
    version: 18,
  });
  for (const name of EXTENSIONS) await ask(url, `CREATE EXTENSION ${name}`);
  const made = `SELECT extname FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY extname`;
  expect(await ask(url, made)).toEqual(EXTENSIONS.map((extname) => ({ extname })));
});

test('the password is secret and asked for, a second server on the same data is refused, a stop is quick with clients connected, data survives it, and a lost password is named', async () => {
  const dataDir = await preparedFolder();
  const password = join(dataDir, 'postgres', 'bridge.password');
  const first = await openForTest(dataDir);
  expect((await stat(password)).mode & 0o777).toBe(0o600);
  const wrong = new URL(first.url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain(new URL(first.url).password);

  await expect(openForTest(dataDir)).rejects.toMatchObject({ code: 'folder-locked' });
  // The first keeps running.
  await ask(first.url, 'CREATE TABLE t AS SELECT 42 AS n');
  const busy = ask(first.url, 'SELECT pg_sleep(60)').catch((error: Error) => error.message);
  const asleep = `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`;
  await expectSoon(async () => (await ask(first.url, asleep)).length === 1, 'the client is at work');
  await first.stop();
  await first.stop();
  expect(await busy).toMatch(/terminat/);

  const second = await openForTest(dataDir);
  expect(await ask(second.url, 'SELECT n FROM t')).toEqual([{ n: 42 }]);
  await second.stop();
  await rm(password);
  await expect(openForTest(dataDir)).rejects.toMatchObject({ code: 'password-missing' });
});

test('a port taken at the last moment is replaced by another', { tags: 'torture' }, async () => {
  const rival = createServer();
  const taken = await new Promise<number>((resolve) => {
    rival.listen(0, '127.0.0.1', () => {
      const address = rival.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  onTestFinished(() => void rival.close());
  const offered = [taken, taken];
  const { url } = await openForTest(await preparedFolder(), {
    findPort: async () => offered.shift() ?? freePort(),
  });
  expect(Number(new URL(url).port)).not.toBe(taken);
  expect(await ask(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test('a cluster of another version is refused and left alone', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  const refusal = openForTest(dataDir);
  await expect(refusal).rejects.toMatchObject({ code: 'version-unknown' });
  await expect(refusal).rejects.toThrow(/PostgreSQL 15.*PostgreSQL 18.*DATA_DIR/);
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
});

test('a folder of something else is refused and left alone, an empty one is used', { tags: 'torture' }, async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'holiday.jpg'), '');
  await expect(openForTest(dataDir)).rejects.toMatchObject({ code: 'folder-unknown' });
  await rm(join(dataDir, 'postgres', 'holiday.jpg'));
  await openForTest(dataDir);
});

test('a setting that PostgreSQL refuses is reported with the end of its log', { tags: 'torture' }, async () => {
  const dataDir = await temporaryFolder();
  const refusal = openForTest(dataDir, { settings: { fsync: 'off', max_connections: 'oups' } });
  await expect(refusal).rejects.toMatchObject({ code: 'start-failed' });
  await expect(refusal).rejects.toThrow(/max_connections/);
  await openForTest(dataDir);
});
