import { link, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temp-folder.ts';
import { openLogFile, readTail } from './log-file.ts';

test('the log is appended to, and only its owner reads it', async () => {
  const path = join(await temporaryFolder(), 'postgres.log');
  for (const line of ['one\n', 'two\n']) {
    const file = await openLogFile(path);
    await file.write(line);
    await file.close();
  }
  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a log over the limit is set aside', async () => {
  const path = join(await temporaryFolder(), 'postgres.log');
  await writeFile(path, 'old '.repeat(10));
  await (await openLogFile(path, 20)).close();
  expect(await readFile(path, 'utf8')).toBe('');
  expect(await readFile(`${path}.1`, 'utf8')).toContain('old');
});

test('the tail is the end of the log, and empty when there is none', async () => {
  const path = join(await temporaryFolder(), 'postgres.log');
  expect(await readTail(path)).toBe('');
  await writeFile(path, 'beginning and end');
  expect(await readTail(path, 3)).toBe('end');
});

test.each([
  ['symbolic', symlink],
  ['hard', link],
])('a %s link planted in the place of the log is refused', async (_, plant) => {
  const folder = await temporaryFolder();
  const [path, target] = [join(folder, 'postgres.log'), join(folder, 'secret')];
  await writeFile(target, 'untouched');
  await plant(target, path);
  await expect(openLogFile(path)).rejects.toMatchObject({ code: 'folder-not-writable' });
  expect(await readFile(target, 'utf8')).toBe('untouched');
});

test('the tail is not read through a link: it is shown to whoever starts Bridge', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'secret'), 'secret');
  await symlink(join(folder, 'secret'), join(folder, 'postgres.log'));
  expect(await readTail(join(folder, 'postgres.log'))).toBe('');
});
