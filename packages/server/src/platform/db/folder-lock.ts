import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DatabaseStartError, errorCode, explainFileError } from './database-start.error.ts';
import { makeFolder } from './make-folder.ts';
import { readProcess } from './process-table.ts';

export interface FolderLock {
  release(): Promise<void>;
}

export interface FolderLockOptions {
  /** The name of the lock: a folder may have several. */
  name?: string;
  now?: () => Date;
}

const holderSchema = z.object({ pid: z.number(), start: z.string(), since: z.iso.datetime() });
type Holder = z.infer<typeof holderSchema>;

/** How many past generations stay, so that a listing that crosses several take-overs still sees one. */
const KEPT_GENERATIONS = 8;

/**
 * Locks a folder for one process at a time per name, also after a kill -9.
 *
 * The lock is a chain of numbered files: the highest number is the lock, its content says who holds it. Taking over a dead
 * holder is `link()` to the next number, which succeeds for exactly one of the starters. The highest file is never
 * removed (a release only rewrites it), so a starter that was slow between looking and linking sees that it is late.
 */
export async function lockFolder(dir: string, options: FolderLockOptions = {}): Promise<FolderLock> {
  const { name = 'bridge', now = () => new Date() } = options;
  const folder = resolve(dir);
  const chain = join(folder, `.${name}.lock`);
  try {
    await makeFolder(folder);
    await mkdir(chain).catch((error) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    const draft = await writeDraft(chain, JSON.stringify(describeSelf(now())));
    try {
      const generation = await takeNextGeneration(folder, chain, draft);
      await removeOldGenerations(chain, generation);
      return { release: () => markReleased(chain, generation) };
    } finally {
      await rm(draft, { force: true });
    }
  } catch (error) {
    throw explainFileError(error, folder);
  }
}

async function takeNextGeneration(folder: string, chain: string, draft: string): Promise<number> {
  for (;;) {
    const current = await highest(chain);
    const holder = current === 0 ? undefined : await readHolder(chain, current);
    if (holder !== undefined && isAlive(holder)) throw lockedBy(folder, holder);
    const mine = current + 1;
    try {
      await link(draft, fileOf(chain, mine));
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw error;
    }
    if ((await highest(chain)) === mine) return mine;
    await rm(fileOf(chain, mine), { force: true });
  }
}

function describeSelf(now: Date): Holder {
  const start = readProcess(process.pid)?.start ?? '';
  return { pid: process.pid, start, since: now.toISOString() };
}

function isAlive(holder: Holder): boolean {
  return readProcess(holder.pid)?.start === holder.start;
}

async function highest(chain: string): Promise<number> {
  const numbers = (await readdir(chain)).filter((entry) => /^\d+$/.test(entry)).map(Number);
  return Math.max(0, ...numbers);
}

/** The holder of a generation. A linked file is whole: an unreadable one was damaged by a power cut. */
async function readHolder(chain: string, generation: number): Promise<Holder | undefined> {
  try {
    return holderSchema.safeParse(JSON.parse(await readFile(fileOf(chain, generation), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

async function writeDraft(chain: string, content: string): Promise<string> {
  const draft = join(chain, `draft-${process.pid}-${randomUUID()}`);
  const file = await open(draft, 'wx', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}

async function markReleased(chain: string, generation: number): Promise<void> {
  try {
    await rename(await writeDraft(chain, '{"released":true}'), fileOf(chain, generation));
  } catch (error) {
    // The folder was removed meanwhile: there is nothing left to hold.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

async function removeOldGenerations(chain: string, current: number): Promise<void> {
  for (const entry of await readdir(chain)) {
    const draftOf = /^draft-(\d+)-/.exec(entry)?.[1];
    const old = /^\d+$/.test(entry) && Number(entry) < current - KEPT_GENERATIONS;
    const abandoned = draftOf !== undefined && readProcess(Number(draftOf)) === undefined;
    if (old || abandoned) await rm(join(chain, entry), { force: true });
  }
}

function fileOf(chain: string, generation: number): string {
  return join(chain, String(generation).padStart(8, '0'));
}

function lockedBy(folder: string, holder: Holder): DatabaseStartError {
  return new DatabaseStartError('folder-locked', [
    `Le dossier de données ${folder} est déjà utilisé par Bridge (processus ${holder.pid}, depuis le ${frenchDate(new Date(holder.since))}).`,
    'Deux serveurs ne peuvent pas partager un même dossier.',
    `Arrêtez l’autre serveur (kill ${holder.pid}), ou indiquez un autre dossier avec DATA_DIR.`,
  ]);
}

const day = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeZone: 'Europe/Paris' });
const time = new Intl.DateTimeFormat('fr', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** « 15 nov. 2026 à 11 h 02 » */
function frenchDate(date: Date): string {
  return `${day.format(date)} à ${time.format(date).replace(':', '\u00a0h\u00a0')}`;
}
