import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for all that a run writes in passing, which goes with it: tests leave theirs where they fall. */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-run-'));
  // PostgreSQL, which root runs under another account, crosses it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
