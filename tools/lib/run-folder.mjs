import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for a run, removed with it: tests leave their files where they are. */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-run-'));
  // PostgreSQL, which root runs under another account, has to cross the folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
