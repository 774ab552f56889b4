import { mkdir } from 'node:fs/promises';
import { errorCode, folderNotWritable } from './database-start.error.ts';

/** On a read-only disk, Node answers a recursive mkdir with ENOENT, which says nothing of the cause. */
export async function makeFolder(folder: string): Promise<string | undefined> {
  try {
    return await mkdir(folder, { recursive: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw folderNotWritable(folder, 'il ne peut pas être créé', error);
  }
}
