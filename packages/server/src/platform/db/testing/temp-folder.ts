import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Told how a folder is removed, to do so when it is needed no more. */
export type WhenDone = (remove: () => Promise<void>) => void;

/** A folder for the running test, removed after it, or when its owner says. Other accounts may cross it, as on an ordinary server. */
export async function temporaryFolder(whenDone: WhenDone = onTestFinished): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bridge-test-')));
  await chmod(folder, 0o755);
  // The database of a killed server may still be writing.
  whenDone(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
  return folder;
}
