import { execFileSync } from 'node:child_process';
import { chmod, chown, lstat, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../db-log.ts';
import { startChild } from '../testing/child.ts';
import { ask, openForTest, postmasterPid } from '../testing/postgres-probe.ts';
import { preparedFolder } from '../testing/prepared-folder.ts';
import { temporaryFolder } from '../testing/temp-folder.ts';
import { type Account, parsePasswd } from './account.ts';
import { locatePackage, prepareBinaries } from './binaries.ts';
import { ownerOf } from './location.ts';

/** Tests that depend on the account need root, which can become the others. */
const isRoot = process.getuid?.() === 0;
const asRoot = test.runIf(isRoot);

async function nobody(): Promise<Account> {
  const found = parsePasswd(await readFile('/etc/passwd', 'utf8')).find(({ name }) => name === 'nobody');
  if (found === undefined) throw new Error('This system has no nobody');
  return found;
}

const identityOf = ({ uid, gid }: Account) => ({ uid, gid });

asRoot('started by root, PostgreSQL runs as nobody', async () => {
  const dataDir = await preparedFolder();
  await openForTest(dataDir);
  const { uid } = await nobody();
  expect((await stat(`/proc/${await postmasterPid(dataDir)}`)).uid).toBe(uid);
});

asRoot('an ordinary user starts it, then root, then the user again', { tags: 'torture' }, async () => {
  const user = await nobody();
  const dataDir = join(await temporaryFolder(), 'data');
  await mkdir(dataDir);
  await chown(dataDir, user.uid, user.gid);
  const startAsUser = async () => {
    const child = startChild('open-postgres', [dataDir], { ...identityOf(user), cwd: '/' });
    expect(await child.next()).toMatchObject({ url: expect.stringContaining('127.0.0.1') });
    expect(await child.terminate()).toBe(0);
  };
  await startAsUser();
  await (await openForTest(dataDir)).stop();
  await startAsUser();
});

asRoot('an ordinary user is told when the folder is not theirs to write', async () => {
  const dataDir = await temporaryFolder();
  const child = startChild('open-postgres', [dataDir], { ...identityOf(await nobody()), cwd: '/' });
  expect(await child.next()).toMatchObject({
    code: 'folder-not-writable',
    message: expect.stringMatching(/l’accès est refusé.*DATA_DIR/),
  });
});

asRoot(
  'below a home that nobody can enter, the cluster lives in the refuge and stays there',
  { tags: 'torture' },
  async () => {
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'home', 'data');
    const refuge = join(folder, 'refuge');
    await mkdir(dataDir, { recursive: true });
    await chmod(join(folder, 'home'), 0o700);
    const said: string[] = [];
    const log = { ...silentLog, info: (_: object, message: string) => void said.push(message) };
    const first = await openForTest(dataDir, { refuge, log });
    await ask(first.url, 'CREATE TABLE t AS SELECT 42 AS n');
    await first.stop();
    expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true);
    expect(said.join('\n')).toContain(`placée dans ${refuge}`);
    const second = await openForTest(dataDir, { refuge });
    expect(await ask(second.url, 'SELECT n FROM t')).toEqual([{ n: 42 }]);
    await second.stop();
    await rm(dataDir, { recursive: true });
    const afresh = await openForTest(dataDir, { refuge });
    expect(await ask(afresh.url, `SELECT to_regclass('t') AS t`)).toEqual([{ t: null }]);
  },
);

asRoot(
  'binaries that nobody can reach are copied once, whole, by two starters at a time',
  { tags: 'torture' },
  async () => {
    const folder = await temporaryFolder();
    const locked = join(folder, 'locked');
    await mkdir(locked);
    await symlink(locatePackage(), join(locked, 'package'));
    await chmod(locked, 0o700);
    const refuge = join(folder, 'refuge');
    const account = await nobody();
    const prepare = () => prepareBinaries({ account, refuge, log: silentLog, package: join(locked, 'package') });
    const [one, two] = await Promise.all([prepare(), prepare()]);
    expect(one).toEqual(two);
    expect(one.postgres.startsWith(refuge)).toBe(true);
    const { mtimeMs } = await stat(dirname(one.postgres));
    await prepare();
    expect((await stat(dirname(one.postgres))).mtimeMs).toBe(mtimeMs);
  },
);

asRoot('a cluster restored by root, with its owner and modes, is taken back', { tags: 'torture' }, async () => {
  const dataDir = await preparedFolder();
  execFileSync('chown', ['-R', '0:0', join(dataDir, 'postgres')]);
  await chmod(join(dataDir, 'postgres'), 0o755);
  await openForTest(dataDir);
  expect((await ownerOf(join(dataDir, 'postgres')))?.uid).toBe((await nobody()).uid);
});

function mountSmallDisk(folder: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
    onTestFinished(() => void execFileSync('umount', ['-l', folder]));
    return true;
  } catch {
    return false;
  }
}

asRoot(
  'a disk that fills up during the first start is named, and the next start succeeds with more room',
  { tags: 'torture' },
  async ({ skip }) => {
    const dataDir = await temporaryFolder();
    skip(!mountSmallDisk(dataDir, '20m'), 'mounting is not allowed here');
    await expect(openForTest(dataDir)).rejects.toMatchObject({ code: 'disk-full' });
    execFileSync('mount', ['-o', 'remount,size=300m', dataDir]);
    const server = await openForTest(dataDir);
    expect(await ask(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await server.stop();
  },
);

asRoot('a read-only disk is named', async ({ skip }) => {
  const dataDir = await temporaryFolder();
  skip(!mountSmallDisk(dataDir, '20m'), 'mounting is not allowed here');
  execFileSync('mount', ['-o', 'remount,ro', dataDir]);
  await expect(openForTest(dataDir)).rejects.toMatchObject({ code: 'folder-not-writable' });
});
