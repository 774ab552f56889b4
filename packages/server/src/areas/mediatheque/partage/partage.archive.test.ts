import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { archiveDe, nomsDistincts } from './partage.archive.ts';

const PIECE = Buffer.alloc(40_000, 'a');

/** A file in many pieces, which `stop` ends in its own way at the second one. */
function body(stop?: (self: Readable) => void): Readable {
  let pieces = 0;
  return new Readable({
    read() {
      pieces += 1;
      if (pieces === 2 && stop) stop(this);
      else this.push(pieces > 20 ? null : PIECE);
    },
  });
}
const fichier = (read: () => Promise<Readable>) => ({ nom: 'film.mp4', taille: 20 * PIECE.length, read });

describe('an archive', () => {
  it('is whole where its files are', async () => {
    const bytes = await buffer(archiveDe([fichier(async () => body()), fichier(async () => body())]));
    expect(bytes.length).toBeGreaterThan(40 * PIECE.length);
    expect(bytes.includes('film (2).mp4')).toBe(true);
  });

  it.each([
    ['cannot be read further', (self: Readable) => void self.destroy(new Error('EIO'))],
    ['is cut without a word', (self: Readable) => void self.destroy()],
    ['is shorter than it was', (self: Readable) => void self.push(null)],
  ])('breaks where a file %s, and opens no other', async (_what, stop) => {
    const next = vi.fn(async () => body());
    await expect(buffer(archiveDe([fichier(async () => body(stop)), fichier(next)]))).rejects.toThrow();
    expect(next).not.toHaveBeenCalled();
  });

  it('breaks where a file is not there', async () => {
    const absent = fichier(() => Promise.reject(new Error('not there')));
    await expect(buffer(archiveDe([fichier(async () => body()), absent]))).rejects.toThrow('not there');
  });

  it('leaves no file open behind a visitor who leaves', async () => {
    const film = body();
    const archive = archiveDe([fichier(async () => film)]);
    await once(archive, 'readable');
    await setImmediate();
    archive.destroy();
    expect(film.destroyed).toBe(true);
  });

  it('nor one that opens once they have left', async () => {
    const film = body();
    archiveDe([fichier(async () => film)]).destroy();
    await setImmediate();
    expect(film.destroyed).toBe(true);
  });
});

it('files of the same name have names of their own in an archive', () => {
  expect(nomsDistincts(['lac.jpg', 'Lac.jpg', 'lac.jpg', 'guide'])).toEqual([
    'lac.jpg',
    'Lac (2).jpg',
    'lac (3).jpg',
    'guide',
  ]);
});
