import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DAY = 86_400_000;
/** The answers read once and deleted, beside the folders of the runs. */
const PASSING = /^(nomenclature|essai)-/;
/** The name of a file that was being uploaded. */
const PART = /^\..+\.part$/;

interface Folders {
  readonly imports: string;
  readonly depots: string;
}

interface Moment {
  readonly now: Date;
  /** Whether no other server uses these folders: files in them then belong to nobody, however young. */
  readonly sole: boolean;
}

/** Removes the files that a killed server left, before this server writes any. Answers their count. */
export async function removeRemains({ imports, depots }: Folders, { now, sole }: Moment): Promise<number> {
  const yesterday = now.getTime() - DAY;
  let removed = await removeFrom(imports, PASSING, sole ? Number.POSITIVE_INFINITY : yesterday);
  for (const entry of await readdir(depots, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory()) removed += await removeFrom(join(depots, entry.name), PART, yesterday);
  return removed;
}

async function removeFrom(folder: string, names: RegExp, before: number): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile() || !names.test(entry.name)) continue;
    const path = join(folder, entry.name);
    const found = await lstat(path).catch(() => null);
    if (found === null || found.mtimeMs >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
