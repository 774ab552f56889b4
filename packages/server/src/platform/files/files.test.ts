import { createHash, randomBytes } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../db/testing/temp-folder.ts';
import { createDiskFiles, removeDrafts } from './disk.ts';
import type { Files } from './files.ts';
import { createS3Files } from './s3.ts';
import { FakeS3 } from './testing/fake-s3.ts';

const flux = (...pieces: (Buffer | string)[]) =>
  Readable.from(
    pieces.map((piece) => Buffer.from(piece)),
    { objectMode: false },
  );
const CLE = 'ab/fichier/original';

async function openS3(): Promise<{ files: Files; s3: FakeS3 }> {
  const s3 = new FakeS3();
  const endpoint = await s3.open();
  onTestFinished(async () => {
    await s3.close();
    expect(s3.faults).toEqual([]);
  });
  const keys = { accessKeyId: 'cle', secretAccessKey: 'secret' };
  return {
    s3,
    files: await createS3Files({ endpoint, region: 'eu-test', bucket: 'bridge', prefix: '/essai/', ...keys }),
  };
}

const STORES: Readonly<Record<string, () => Promise<Files>>> = {
  'a folder': async () => createDiskFiles(join(await temporaryFolder(), 'medias')),
  'a bucket': async () => (await openS3()).files,
};

async function all(files: Files, folder?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const stored of files.list(folder)) found.push(stored);
  return found.sort();
}

describe.each(Object.keys(STORES))('files in %s', (name) => {
  const open = () => STORES[name]?.() ?? Promise.reject(new Error(name));

  it('are read back as they were given, whole and in part, with their size and fingerprint', async () => {
    const files = await open();
    const bytes = randomBytes(100_000);
    const empreinte = createHash('sha256').update(bytes).digest('hex');
    expect(await files.put(CLE, flux(bytes.subarray(0, 60_000), bytes.subarray(60_000)))).toEqual({
      taille: 100_000,
      empreinte,
    });
    expect(await files.sizeOf(CLE)).toBe(100_000);
    expect((await buffer((await files.read(CLE)) ?? flux())).equals(bytes)).toBe(true);
    const part = await buffer((await files.read(CLE, { debut: 10, fin: 19 })) ?? flux());
    expect(part).toEqual(bytes.subarray(10, 20));
  });

  it('are kept in several pieces where they are big', async () => {
    const files = await open();
    const bytes = randomBytes(9 * 1024 ** 2);
    const { taille } = await files.put(CLE, flux(bytes));
    expect(taille).toBe(bytes.length);
    expect((await buffer((await files.read(CLE)) ?? flux())).equals(bytes)).toBe(true);
  });

  it('are replaced by another of the same key', async () => {
    const files = await open();
    await files.put(CLE, flux('avant'));
    await files.put(CLE, flux('après'));
    expect((await buffer((await files.read(CLE)) ?? flux())).toString()).toBe('après');
    expect(await all(files)).toHaveLength(1);
  });

  it('are told apart from those that are not there', async () => {
    const files = await open();
    expect(await files.read(CLE)).toBeNull();
    expect(await files.sizeOf(CLE)).toBeNull();
    await expect(files.remove(CLE)).resolves.toBeUndefined();
  });

  it('are listed, and no more once removed', async () => {
    const files = await open();
    for (const cle of ['aa/un/original', 'aa/un/vignette.webp', 'bb/deux/original']) await files.put(cle, flux(cle));
    expect(await all(files)).toEqual(['aa/un/original', 'aa/un/vignette.webp', 'bb/deux/original']);
    await files.remove('aa/un/original');
    expect(await all(files)).toEqual(['aa/un/vignette.webp', 'bb/deux/original']);
  });

  it('are listed by folder, whose name may begin that of another', async () => {
    const files = await open();
    for (const cle of ['g1/un.pdf', 'g1/feuilles/1.webp', 'g1-bis/un.pdf', 'g12/un.pdf'])
      await files.put(cle, flux(cle));
    expect(await all(files, 'g1')).toEqual(['g1/feuilles/1.webp', 'g1/un.pdf']);
    expect(await all(files, 'g3')).toEqual([]);
  });

  it('leave nothing behind when what they are made from breaks', async () => {
    const files = await open();
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(10_000));
        this.destroy(new Error('cut'));
      },
    });
    await expect(files.put(CLE, broken)).rejects.toThrow();
    expect(await files.read(CLE)).toBeNull();
    expect(await all(files)).toEqual([]);
  });

  it('take no key that leads elsewhere', async () => {
    const files = await open();
    for (const cle of ['../secret', '/etc/passwd', 'a/../../b', 'a\\b', 'a\0b', ''])
      await expect(files.put(cle, flux('x'))).rejects.toThrow('not a key');
  });
});

describe('a bucket', () => {
  it('that refuses is an error, not an absence', async () => {
    const { files, s3 } = await openS3();
    s3.failNext = 403;
    await expect(files.put(CLE, flux('x'))).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });

  it('holds our files under the prefix', async () => {
    const { files, s3 } = await openS3();
    await files.put(CLE, flux('x'));
    expect([...s3.objects.keys()]).toEqual([`essai/${CLE}`]);
  });
});

describe('a folder', () => {
  it('shows no file that is being written, and forgets those of a server that died', async () => {
    const folder = await temporaryFolder();
    const files = createDiskFiles(folder);
    await files.put(CLE, flux('x'));
    await writeFile(join(folder, 'ab', 'autre.part'), 'half');
    expect(await all(files)).toEqual([CLE]);
    expect(await removeDrafts(folder, 0)).toBe(0);
    await utimes(join(folder, 'ab', 'autre.part'), new Date(0), new Date(0));
    expect(await removeDrafts(folder, 1_000)).toBe(1);
    expect(await readdir(join(folder, 'ab'))).toEqual(['fichier']);
  });
});
