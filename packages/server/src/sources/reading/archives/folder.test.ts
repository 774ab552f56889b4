import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FluxIllisible } from '../../source.ts';
import { filesOf } from './folder.ts';

describe('a feed given as files', () => {
  it('is the readable files of its folder in order, without links', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bridge-folder-'));
    await mkdir(join(folder, 'sous'));
    for (const name of ['b-10.json', 'b-9.json', 'notes.txt', '.cache.json', join('sous', 'c.XML')])
      await writeFile(join(folder, name), '');
    await symlink('/etc/passwd', join(folder, 'lien.json'));
    expect((await filesOf(folder)).map((file) => basename(file))).toEqual(['b-9.json', 'b-10.json', 'c.XML']);
    expect(await filesOf(join(folder, 'notes.txt'))).toEqual([join(folder, 'notes.txt')]);
    await expect(filesOf(join(folder, 'lien.json'))).rejects.toThrow(FluxIllisible);
    await expect(filesOf(join(folder, 'rien'))).rejects.toThrow(FluxIllisible);
  });
});
