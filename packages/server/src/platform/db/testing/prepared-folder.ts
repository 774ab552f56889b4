import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { temporaryFolder } from './temp-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose database is made, migrated and stopped. */
    preparedFolder: string;
  }
}

/** A folder for the running test in which the first start was done, apart from accounts. */
export async function preparedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  // Copied with owners and modes, which PostgreSQL checks.
  await promisify(execFile)('cp', ['-a', `${inject('preparedFolder')}/.`, folder]);
  return folder;
}
