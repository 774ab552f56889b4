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

/** A folder for the running test whose first start is behind it, but for the accounts: what it takes is said elsewhere. */
export async function preparedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  // With its owners and modes, as PostgreSQL wants them.
  await promisify(execFile)('cp', ['-a', `${inject('preparedFolder')}/.`, folder]);
  return folder;
}
