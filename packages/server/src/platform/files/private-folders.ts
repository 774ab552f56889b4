import { chmod, lstat, mkdir } from 'node:fs/promises';
import type { Log } from '../log.ts';

const PRIVATE = 0o700;
/** The account of PostgreSQL, which is not root, crosses the folder to reach its own, and lists nothing. */
const CROSSED = 0o711;

interface Folders {
  /** The folder of all data. */
  readonly top: string;
  /** The folders inside that hold what people gave. */
  readonly inside: readonly string[];
}

/** Lets only the account of the server read what people gave, whatever made the folders. */
export async function makePrivate({ top, inside }: Folders, log: Pick<Log, 'warn'>): Promise<void> {
  await closed(top, process.getuid?.() === 0 ? CROSSED : PRIVATE, log);
  for (const folder of inside) await closed(folder, PRIVATE, log);
}

async function closed(folder: string, mode: number, log: Pick<Log, 'warn'>): Promise<void> {
  await mkdir(folder, { recursive: true, mode });
  const found = await lstat(folder);
  // A link leads to a place that the operator chose, and keeps its mode.
  if (found.isSymbolicLink() || (found.mode & 0o777 & ~mode) === 0) return;
  await chmod(folder, mode).catch((error: unknown) =>
    log.warn({ err: error, folder }, 'a data folder is open to other users of this machine'),
  );
}
