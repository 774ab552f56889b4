import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scale } from '../../testing/scale.ts';
import { lockFolder } from './folder-lock.ts';
import { readProcess } from './process-table.ts';
import { startChild } from './testing/child.ts';
import { temporaryFolder } from './testing/temp-folder.ts';

async function startLocker() {
  const child = startChild('lock-folder', []);
  await child.next();
  return {
    ...child,
    ask: (message: string) => {
      child.process.send(message);
      return child.next();
    },
  };
}

async function expectFree(folder: string): Promise<void> {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'folder-locked' });
  await lock.release();
}

async function writeLock(folder: string, pid: number, start: string): Promise<void> {
  await mkdir(join(folder, '.bridge.lock'), { recursive: true });
  const holder = { pid, start, since: '2026-11-15T10:02:00.000Z' };
  await writeFile(join(folder, '.bridge.lock', '00000001'), JSON.stringify(holder));
}

test('a second server is refused, and told who holds the folder and what to do', async () => {
  const folder = await temporaryFolder();
  const first = await startLocker();
  expect(await first.ask(folder)).toEqual({ held: true });
  const refusal = lockFolder(folder);
  await expect(refusal).rejects.toMatchObject({ code: 'folder-locked' });
  await expect(refusal).rejects.toThrow(new RegExp(`processus ${first.pid}.*DATA_DIR`));
});

test('the refusal says since when, as people read it in France', async () => {
  const folder = await temporaryFolder();
  await writeLock(folder, process.pid, readProcess(process.pid)?.start ?? '');
  await expect(lockFolder(folder)).rejects.toThrow('depuis le 15 nov. 2026 à 11\u00a0h\u00a002');
});

test('the folder is free again after a release', async () => {
  const folder = await temporaryFolder();
  const first = await startLocker();
  await first.ask(folder);
  await first.ask('release');
  await expectFree(folder);
  await expectFree(folder);
});

test('the folder is free again after a kill -9', async () => {
  const folder = await temporaryFolder();
  const first = await startLocker();
  await first.ask(folder);
  await first.kill();
  await expectFree(folder);
});

test('a pid that now belongs to another process holds nothing', async () => {
  const folder = await temporaryFolder();
  await writeLock(folder, process.pid, 'another time');
  await expectFree(folder);
});

test('a lock file damaged by a power cut holds nothing', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, '.bridge.lock'));
  await writeFile(join(folder, '.bridge.lock', '00000004'), '');
  await expectFree(folder);
});

test('locks of two names do not meet', async () => {
  const folder = await temporaryFolder();
  const one = await lockFolder(folder);
  const two = await lockFolder(folder, { name: 'postgres' });
  await expect(lockFolder(folder, { name: 'postgres' })).rejects.toMatchObject({ code: 'folder-locked' });
  await Promise.all([one.release(), two.release()]);
});

test('starts one after the other leave a handful of files', async () => {
  const folder = await temporaryFolder();
  for (let start = 0; start < scale(40, 300); start += 1) await (await lockFolder(folder)).release();
  expect((await readdir(join(folder, '.bridge.lock'))).length).toBeLessThan(12);
});

test('a folder that cannot be written is named', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await chmod(join(folder, 'file'), 0o600);
  await expect(lockFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'folder-not-writable' });
});

test('ten servers that start at once, over a dead one or over none: exactly one wins, every time', async () => {
  const folder = await temporaryFolder();
  const lockers = await Promise.all(Array.from({ length: 10 }, startLocker));
  for (let round = 0; round < scale(20, 60); round += 1) {
    const contested = join(folder, String(round));
    // Half of the rounds over a dead holder, half over an empty folder.
    if (round % 2 === 0) await writeLock(contested, process.pid, 'another time');
    const answers = await Promise.all(lockers.map((locker) => locker.ask(contested)));
    expect(answers.filter((answer) => JSON.stringify(answer) === '{"held":true}')).toHaveLength(1);
    expect(answers).toContainEqual({ held: false, code: 'folder-locked' });
  }
});
