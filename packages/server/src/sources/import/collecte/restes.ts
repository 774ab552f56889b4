import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DAY = 86_400_000;
/** Answers that are read once and thrown away, beside the folders of the runs. */
const PASSING = /^(nomenclature|essai)-/;
/** A file that somebody was putting down. */
const PART = /^\..+\.part$/;

interface Folders {
  readonly imports: string;
  readonly depots: string;
}

interface Moment {
  readonly now: Date;
  /** Nobody else works in these folders: what lies there is nobody's, however young. */
  readonly sole: boolean;
}

/** Removes what a server that was killed had no time to: before anything of this one writes there. Answers how many files. */
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
