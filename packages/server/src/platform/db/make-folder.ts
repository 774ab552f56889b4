import { mkdir } from 'node:fs/promises';
import { errorCode, folderNotWritable } from './database-start.error.ts';

/** Makes a folder with a clear error: on a read-only disk, a recursive mkdir of Node fails with ENOENT. */
export async function makeFolder(folder: string): Promise<string | undefined> {
  try {
    return await mkdir(folder, { recursive: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw folderNotWritable(folder, 'il ne peut pas être créé', error);
  }
}
