import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { DatabaseStartError } from './database-start.error.ts';
import { silentLog } from './db-log.ts';
import { freePort } from './embedded/free-port.ts';
import { until } from './embedded/until.ts';
import { migrate } from './migrate.ts';
import { startChild } from './testing/child.ts';
import { databaseUrl, runOn } from './testing/databases.ts';
import { temporaryFolder } from './testing/temp-folder.ts';

let count = 0;

/** An empty database: the template is already migrated. */
async function emptyDatabase(): Promise<{ url: string; read(sql: string): Promise<unknown[]> }> {
  count += 1;
  const name = `migrate_${process.pid}_${count}`;
  await runOn(inject('postgresUrl'), `CREATE DATABASE ${name}`);
  onTestFinished(() => runOn(inject('postgresUrl'), `DROP DATABASE ${name} WITH (FORCE)`));
  const url = databaseUrl(inject('postgresUrl'), name);
  const read = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return { url, read };
}

async function folderOf(files: Record<string, string>): Promise<string> {
  const directory = join(await temporaryFolder(), 'migrations');
  await mkdir(directory);
  for (const [name, sql] of Object.entries(files)) await writeFile(join(directory, name), sql);
  return directory;
}

const TWO = {
  '0001_a.sql': 'CREATE TABLE a (n int);',
  '0002_b.sql': 'CREATE TABLE b (n int); INSERT INTO b VALUES (1);',
};

test('migrations are applied in order and recorded; the second run does nothing', async () => {
  const { url, read } = await emptyDatabase();
  const directory = await folderOf(TWO);
  expect(await migrate({ url, directory, log: silentLog })).toEqual({ applied: ['0001_a.sql', '0002_b.sql'] });
  expect(await migrate({ url, directory, log: silentLog })).toEqual({ applied: [] });
  expect(await read('SELECT n FROM b')).toEqual([{ n: 1 }]);
  expect(await read('SELECT nom FROM migrations WHERE applique_le <= now() ORDER BY nom')).toHaveLength(2);
});

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  const { url, read } = await emptyDatabase();
  const directory = await folderOf({ ...TWO, '0002_b.sql': 'CREATE TABLE b (n int);\n\nSELECT oups;' });
  const failure = migrate({ url, directory, log: silentLog });
  await expect(failure).rejects.toMatchObject({ code: 'migration-failed' });
  await expect(failure).rejects.toThrow(/« 0002_b\.sql » a échoué, ligne 3/);
  expect(await read(`SELECT to_regclass('a') IS NOT NULL AS a, to_regclass('b') AS b`)).toEqual([{ a: true, b: null }]);
  await writeFile(join(directory, '0002_b.sql'), TWO['0002_b.sql']);
  expect(await migrate({ url, directory, log: silentLog })).toEqual({ applied: ['0002_b.sql'] });
});

test('a changed file and a database from the future are refused', async () => {
  const { url } = await emptyDatabase();
  await migrate({ url, directory: await folderOf(TWO), log: silentLog });
  const changed = await folderOf({ ...TWO, '0001_a.sql': 'CREATE TABLE a (n bigint);' });
  await expect(migrate({ url, directory: changed, log: silentLog })).rejects.toMatchObject({
    code: 'migration-changed',
  });
  const older = await folderOf({ '0001_a.sql': TWO['0001_a.sql'] });
  await expect(migrate({ url, directory: older, log: silentLog })).rejects.toMatchObject({ code: 'migration-unknown' });
});

test('several instances at once apply each migration once', async () => {
  const { url, read } = await emptyDatabase();
  const directory = await folderOf(TWO);
  const results = await Promise.all(Array.from({ length: 6 }, () => migrate({ url, directory, log: silentLog })));
  expect(results.flatMap(({ applied }) => applied).sort()).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(await read('SELECT n FROM b')).toHaveLength(1);
});

test('a server killed in the middle of a migration resumes at the next start', async () => {
  const { url, read } = await emptyDatabase();
  const slow = { ...TWO, '0002_b.sql': `${TWO['0002_b.sql']} SELECT pg_sleep(0.7);` };
  const directory = await folderOf(slow);
  const child = startChild('migrate', [url, directory]);
  const asleep = `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`;
  expect(await until(async () => (await read(asleep)).length > 0, 55_000)).toBe(true);
  await child.kill();
  expect(await migrate({ url, directory, log: silentLog })).toEqual({ applied: ['0002_b.sql'] });
  expect(await read('SELECT n FROM b')).toHaveLength(1);
});

/** The shared server's address, changed; the folder of migrations does not matter before the connection. */
async function refusalAt(change: (url: URL) => void, patience?: number): Promise<DatabaseStartError> {
  const url = new URL(inject('postgresUrl'));
  change(url);
  const options = { url: url.href, directory: await folderOf({}), log: silentLog, ...(patience ? { patience } : {}) };
  const refusal: unknown = await migrate(options).catch((error: unknown) => error);
  if (!(refusal instanceof DatabaseStartError)) throw new Error(`not explained: ${refusal}`);
  expect(refusal.message).not.toContain(url.password);
  return refusal;
}

test('a database that is not there is named by its host and port', async () => {
  const port = await freePort();
  const { code, message } = await refusalAt((url) => {
    url.port = String(port);
  });
  expect(code).toBe('database-unreachable');
  expect(message).toMatch(new RegExp(`hôte 127\\.0\\.0\\.1, port ${port}.*la connexion est refusée.*DATABASE_URL`));
});

test('a host that accepts and says nothing is given up', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const { code, message } = await refusalAt((url) => {
    url.port = String(typeof address === 'object' ? address?.port : 0);
  }, 100);
  expect(code).toBe('database-unreachable');
  expect(message).toContain('pas répondu à temps');
});

test('a wrong password and an unknown database are explained', async () => {
  const wrong = await refusalAt((url) => {
    url.password = 'not-this-one';
  });
  expect(wrong).toMatchObject({ code: 'database-refused', message: expect.stringContaining('mot de passe') });
  const unknown = await refusalAt((url) => {
    url.pathname = '/nulle-part';
  });
  expect(unknown).toMatchObject({ code: 'database-missing', message: expect.stringContaining('nulle-part') });
});
