import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { silentLog } from './db-log.ts';
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
  const child = startChild('migrate.child.ts', [url, directory]);
  const asleep = `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`;
  expect(await until(async () => (await read(asleep)).length > 0, 20_000)).toBe(true);
  await child.kill();
  expect(await migrate({ url, directory, log: silentLog })).toEqual({ applied: ['0002_b.sql'] });
  expect(await read('SELECT n FROM b')).toHaveLength(1);
});
