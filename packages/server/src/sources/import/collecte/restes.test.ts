import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../platform/db/testing/temp-folder.ts';
import { removeRemains } from './restes.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const JUST_NOW = new Date('2026-11-15T09:00:00Z');
const LONG_AGO = new Date('2026-11-13T09:00:00Z');

async function folders(files: Readonly<Record<string, Date>>) {
  const root = await temporaryFolder();
  for (const [name, at] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '');
    await utimes(path, at, at);
  }
  const left = async () =>
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  return { imports: join(root, 'imports'), depots: join(root, 'flux'), left };
}

it('what a killed server was reading goes, and what runs keep stays', async () => {
  const { left, ...where } = await folders({
    'imports/nomenclature-1': JUST_NOW,
    'imports/nomenclature-1.part': JUST_NOW,
    'imports/essai-2': LONG_AGO,
    'imports/12/essai-3': LONG_AGO,
  });
  expect(await removeRemains(where, { now: NOW, sole: true })).toBe(3);
  expect(await left()).toEqual(['essai-3']);
});

it('what another server may be reading stays for a day', async () => {
  const { left, ...where } = await folders({ 'imports/essai-1': JUST_NOW, 'imports/essai-2': LONG_AGO });
  expect(await removeRemains(where, { now: NOW, sole: false })).toBe(1);
  expect(await left()).toEqual(['essai-1']);
});

it('a file put down half-way goes after a day, and whole ones never', async () => {
  const { left, ...where } = await folders({
    'flux/entite-1/.a.part': LONG_AGO,
    'flux/entite-1/.b.part': JUST_NOW,
    'flux/entite-1/feed.xml': LONG_AGO,
    'flux/commun/.c.part': LONG_AGO,
  });
  expect(await removeRemains(where, { now: NOW, sole: true })).toBe(2);
  expect((await left()).toSorted()).toEqual(['.b.part', 'feed.xml']);
});

it('folders that are not there yet hold nothing', async () => {
  expect(await removeRemains({ imports: '/nowhere/a', depots: '/nowhere/b' }, { now: NOW, sole: true })).toBe(0);
});
