import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { createReserveDeFichiers } from './reserve.ts';

const FORTY = Buffer.alloc(40, 'x');

async function open(most = 100, dossier?: string) {
  let now = Date.parse('2026-11-15T10:00:00Z');
  const clock = {
    now() {
      now += 1_000;
      return new Date(now);
    },
  };
  const folder = dossier ?? (await temporaryFolder());
  return { folder, reserve: createReserveDeFichiers({ dossier: folder, clock, most }) };
}

describe('what is kept on disk', () => {
  it('is read back, by this process and by the next', async () => {
    const { folder, reserve } = await open();
    expect(await reserve.read('1/a/vue.webp')).toBeNull();
    await reserve.keep('1/a/vue.webp', FORTY);
    expect(await reserve.read('1/a/vue.webp')).toEqual(FORTY);
    const next = await open(100, folder);
    expect(await next.reserve.read('1/a/vue.webp')).toEqual(FORTY);
  });

  it('takes no more than its share: what served longest ago leaves', async () => {
    const { folder, reserve } = await open();
    await reserve.keep('a', FORTY);
    await reserve.keep('b', FORTY);
    await reserve.read('a');
    await reserve.keep('c', FORTY);
    expect((await readdir(folder)).sort()).toEqual(['a', 'c']);
    expect(await reserve.read('b')).toBeNull();
  });

  it('counts one that is replaced once', async () => {
    const { reserve } = await open();
    for (let times = 0; times < 5; times++) await reserve.keep('a', FORTY);
    await reserve.keep('b', FORTY);
    expect(await reserve.a('a')).toBe(true);
  });

  it('forgets what somebody removed by hand, and what was left half written', async () => {
    const { folder, reserve } = await open();
    await mkdir(join(folder, '1'));
    await writeFile(join(folder, '1', 'vue.77-1.part'), 'half');
    await reserve.keep('a', FORTY);
    expect(await readdir(join(folder, '1'))).toEqual([]);
    await rm(join(folder, 'a'));
    expect(await reserve.read('a')).toBeNull();
    expect(await reserve.a('a')).toBe(false);
    await reserve.keep('b', FORTY);
    await rm(join(folder, 'b'));
    expect(await reserve.a('b')).toBe(false);
  });

  it('is there for a while only, where it only passes through', async () => {
    let now = Date.parse('2026-11-15T10:00:00Z');
    const clock = { now: () => new Date(now) };
    const reserve = createReserveDeFichiers({ dossier: await temporaryFolder(), clock, most: 100, lasts: 60_000 });
    await reserve.keep('a', FORTY);
    now += 60_000;
    expect(await reserve.read('a')).toEqual(FORTY);
    now += 1;
    expect(await reserve.read('a')).toBeNull();
    await reserve.keep('a', FORTY);
    expect(await reserve.a('a')).toBe(true);
  });
});
