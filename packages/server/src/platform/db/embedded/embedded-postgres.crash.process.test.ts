import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isTorture, scale } from '../../../testing/scale.ts';
import { readProcess } from '../process-table.ts';
import { startChild } from '../testing/child.ts';
import { ask, expectSoon, openForTest, postmasterPid, startServer } from '../testing/postgres-probe.ts';
import { preparedFolder } from '../testing/prepared-folder.ts';
import { temporaryFolder } from '../testing/temp-folder.ts';
import { ownerOf } from './location.ts';

const draftOf = (dataDir: string) => readdirSync(dataDir).find((entry) => /\.init-[0-9a-f]+$/.test(entry));

/** The progress of a first start. */
const INSTANTS: [string, (dataDir: string) => boolean][] = [
  ['before anything', (dataDir) => existsSync(dataDir)],
  ['when initdb begins', (dataDir) => draftOf(dataDir) !== undefined],
  ['in the middle of initdb', (dataDir) => existsSync(join(dataDir, draftOf(dataDir) ?? '', 'base', '1'))],
  ['when the cluster appears', (dataDir) => existsSync(join(dataDir, 'postgres'))],
  ['when PostgreSQL starts', (dataDir) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))],
];

// `main.process.test.ts` kills a first start of the whole server, at any of them.
test.each(INSTANTS)('a first start killed %s does not block the next one', { tags: 'torture' }, async (_, reached) => {
  const dataDir = await temporaryFolder();
  const child = startChild('open-postgres', [dataDir, 'outlive']);
  await expectSoon(() => reached(dataDir), 'the instant of the kill');
  await child.kill();
  const { url } = await openForTest(dataDir);
  expect(await ask(url, 'SELECT current_database() AS base')).toEqual([{ base: 'bridge' }]);
});

test('what a killed first start left beside the data is removed', { tags: 'torture' }, async () => {
  const dataDir = await temporaryFolder();
  const child = startChild('open-postgres', [dataDir, 'outlive']);
  await expectSoon(() => draftOf(dataDir) !== undefined, 'initdb has begun');
  await child.kill();
  await (await openForTest(dataDir)).stop();
  // The initdb that outlived its parent ends by itself; the next start finds its rest.
  const draft = draftOf(dataDir);
  if (draft) await expectSoon(() => !isAnyoneIn(join(dataDir, draft)), 'the abandoned initdb ends');
  await openForTest(dataDir);
  expect((await readdir(dataDir)).filter((entry) => entry.includes('.init-'))).toEqual([]);
});

/** Short runs give up once, and leave the next start to the tests of killed ones. */
const GIVEN_UP = isTorture ? INSTANTS : INSTANTS.slice(1, 2);

test.each(GIVEN_UP)('a first start given up %s leaves nothing that runs and no draft', async (_, reached) => {
  const dataDir = await temporaryFolder();
  const stopping = new AbortController();
  const opening = openForTest(dataDir, { signal: stopping.signal });
  opening.catch(() => undefined);
  await expectSoon(() => reached(dataDir), 'the instant of the stop');
  stopping.abort();
  await expect(opening).rejects.toBe(stopping.signal.reason);
  expect(isAnyoneIn(dataDir)).toBe(false);
  expect((await readdir(dataDir)).filter((entry) => entry.includes('.init-'))).toEqual([]);
  if (!isTorture) return;
  const { url } = await openForTest(dataDir);
  expect(await ask(url, 'SELECT current_database() AS base')).toEqual([{ base: 'bridge' }]);
});

test('a stop asked after the start is left to stop()', { tags: 'torture' }, async () => {
  const stopping = new AbortController();
  const { url } = await openForTest(await preparedFolder(), { signal: stopping.signal });
  stopping.abort();
  expect(await ask(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

function isAnyoneIn(folder: string): boolean {
  return readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && readProcess(Number(pid))?.command.includes(folder));
}

test('an orphan PostgreSQL with a busy client is stopped, and what was committed is there', async () => {
  const dataDir = await preparedFolder();
  const server = await startServer(dataDir, 'outlive');
  await ask(server.url, 'CREATE TABLE t AS SELECT 42 AS n');
  const busy = ask(server.url, 'SELECT pg_sleep(60)').catch(() => 'cut');
  const orphan = await postmasterPid(dataDir);
  await server.kill();
  expect(readProcess(orphan)?.command).toContain('postgres');
  const { url } = await openForTest(dataDir);
  expect(readProcess(orphan)).toBeUndefined();
  expect(await ask(url, 'SELECT n FROM t')).toEqual([{ n: 42 }]);
  expect(await busy).toBe('cut');
});

test.runIf(existsSync('/usr/bin/setpriv'))(
  'where the kernel can, PostgreSQL ends with its killed server',
  { tags: 'torture' },
  async () => {
    const dataDir = await preparedFolder();
    const server = await startServer(dataDir);
    const postgres = await postmasterPid(dataDir);
    await server.kill();
    await expectSoon(() => readProcess(postgres) === undefined, 'PostgreSQL ends');
  },
);

test('a server and its PostgreSQL killed together start again with what was committed', {
  tags: 'torture',
}, async () => {
  const dataDir = await preparedFolder();
  const server = await startServer(dataDir, 'outlive');
  await ask(server.url, 'CREATE TABLE t AS SELECT 42 AS n');
  const postgres = await postmasterPid(dataDir);
  await server.kill();
  process.kill(postgres, 'SIGKILL');
  const { url } = await openForTest(dataDir);
  expect(await ask(url, 'SELECT n FROM t')).toEqual([{ n: 42 }]);
});

test('a pid file whose pid now belongs to a stranger of the same account is not trusted, and the stranger lives', {
  tags: 'torture',
}, async () => {
  const dataDir = await preparedFolder();
  const first = await openForTest(dataDir);
  const genuine = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  await first.stop();
  const owner = await ownerOf(join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 && owner ? owner : {});
  onTestFinished(() => void stranger.kill('SIGKILL'));
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), genuine.replace(/^\d+/, String(stranger.pid)));
  const { url } = await openForTest(dataDir);
  expect(await ask(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  expect(readProcess(stranger.pid ?? 0)?.command).toContain('sleep');
});

test.each(['', 'rubbish\n'])('a damaged pid file does not block: %j', { tags: 'torture' }, async (content) => {
  const dataDir = await preparedFolder();
  await (await openForTest(dataDir)).stop();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), content);
  const { url } = await openForTest(dataDir);
  expect(await ask(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test('a PostgreSQL that dies under load comes back by itself at the same address', async () => {
  const dataDir = await preparedFolder();
  const { url } = await openForTest(dataDir);
  await ask(url, 'CREATE TABLE t AS SELECT 42 AS n');
  // A busy process does not notice that its postmaster is gone.
  const busy = ask(url, 'SELECT count(*) FROM generate_series(1, 100000000000)').catch(() => 'cut');
  const isBusy = `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%100000000000%' AND pid <> pg_backend_pid()`;
  await expectSoon(async () => (await ask(url, isBusy)).length === 1, 'the load is on');
  for (let crash = 0; crash < scale(1, 2); crash += 1) {
    const pid = await postmasterPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await expectSoon(() => readProcess(pid) === undefined, 'PostgreSQL is dead');
    const answers = () => ask(url, 'SELECT n FROM t').catch(() => []);
    await expectSoon(async () => (await answers())[0]?.n === 42, 'PostgreSQL is back');
  }
  expect(await busy).toBe('cut');
});
