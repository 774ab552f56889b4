import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OutsideError } from './outside.error.ts';
import { codeOf } from './outside.failure.ts';

/** The ending of files that are being written. A killed process leaves some, which are never read. */
export const PART = '.part';

export interface Place {
  readonly to: string;
  /** A draft beside `to` that nothing else uses. */
  readonly draft: string;
  readonly host: string;
}

/** Writes a file that gets its name only once it is whole on the disk: readers see all of it, or the one before. */
export async function writeWhole<T>(
  { to, draft, host }: Place,
  work: (write: (piece: Buffer) => Promise<void>) => Promise<T>,
): Promise<T> {
  const onDisk = <R>(step: Promise<R>): Promise<R> =>
    step.catch((error: unknown) => {
      throw new OutsideError('disk', host, { detail: codeOf(error) });
    });
  const file = await onDisk(open(draft, 'wx'));
  try {
    const result = await written(file);
    await onDisk(rename(draft, to));
    await syncFolder(dirname(to));
    return result;
  } catch (error) {
    // The first error is the one that counts.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }

  async function written(handle: FileHandle): Promise<T> {
    try {
      const result = await work((piece) => onDisk(handle.appendFile(piece)));
      await onDisk(handle.sync());
      return result;
    } finally {
      await handle.close();
    }
  }
}

/** The new name itself must outlive a power cut. Some systems cannot sync a folder: the file is whole all the same. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
