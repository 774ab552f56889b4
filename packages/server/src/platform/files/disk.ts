import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { measuring } from './empreinte.ts';
import { checkKey, type Files } from './files.ts';

/** Ends the names of files that are being written: no key has such a name. */
const PART = '.part';

/** Keeps files in a folder of this server. */
export function createDiskFiles(dossier: string): Files {
  const pathOf = (cle: string) => join(dossier, ...checkKey(cle).split('/'));
  return {
    async put(cle, body) {
      const path = pathOf(cle);
      const draft = `${path}.${randomUUID()}${PART}`;
      try {
        await makeFolders(dossier, dirname(path));
        const { through, result } = measuring();
        await pipeline(body, through, createWriteStream(draft, { flags: 'wx', flush: true }));
        await rename(draft, path);
        await syncFolder(dirname(path));
        return result();
      } catch (error) {
        body.destroy();
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async read(cle, span) {
      const handle = await open(pathOf(cle), 'r').catch(absent);
      if (handle === null) return null;
      return handle.createReadStream(span === undefined ? {} : { start: span.debut, end: span.fin });
    },
    async sizeOf(cle) {
      return (await stat(pathOf(cle)).catch(absent))?.size ?? null;
    },
    async remove(cle) {
      const path = pathOf(cle);
      await rm(path, { force: true });
      // The last file of a folder removes the folder.
      await rmdir(dirname(path)).catch(() => undefined);
    },
    list: (folder) => filesBelow(dossier, folder === undefined ? dossier : pathOf(folder)),
  };
}

async function* filesBelow(dossier: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(absent);
  if (entries === null) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(dossier, path);
    else if (entry.isFile() && !entry.name.endsWith(PART)) yield relative(dossier, path).split(sep).join('/');
  }
}

/** Removes drafts that a killed server left, and returns how many. */
export async function removeDrafts(dossier: string, before: number): Promise<number> {
  let removed = 0;
  const entries = await opendir(dossier, { recursive: true }).catch(absent);
  if (entries === null) return 0;
  for await (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(PART)) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(absent);
    if (found === null || found.mtimeMs >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Makes folders that outlive a power cut: each new name is flushed in the folder above. */
async function makeFolders(top: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.startsWith(top); made = dirname(made)) await syncFolder(made);
}

/** Some systems cannot sync a folder: the file is whole all the same. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function absent(error: unknown): null {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
