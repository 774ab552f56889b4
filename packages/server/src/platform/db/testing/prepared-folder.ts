import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { temporaryFolder, type WhenDone } from './temp-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose database is made, migrated and stopped. */
    preparedFolder: string;
  }
}

/** A folder for the running test, or for longer, in which the first start was done, apart from accounts. */
export async function preparedFolder(whenDone?: WhenDone): Promise<string> {
  const folder = await temporaryFolder(whenDone);
  // Copied with owners and modes, which PostgreSQL checks.
  await promisify(execFile)('cp', ['-a', `${inject('preparedFolder')}/.`, folder]);
  return folder;
}
