import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseStartError } from '../database-start.error.ts';
import type { DbLog } from '../db-log.ts';
import { makeFolder } from '../make-folder.ts';
import { type Account, type Owner, runAs } from './account.ts';

export async function ownerOf(path: string): Promise<Owner | undefined> {
  try {
    const { uid, gid } = await lstat(await realpath(path));
    return { uid, gid };
  } catch {
    return undefined;
  }
}

/** Creates the data folder. The account of PostgreSQL must be able to cross it, not to list it. */
export async function makeDataDir(dataDir: string): Promise<string> {
  const created = await makeFolder(dataDir);
  if (created !== undefined && process.getuid?.() === 0) await chmod(dataDir, 0o711);
  return realpath(dataDir);
}

export interface Placement {
  dataDir: string;
  account: Account | undefined;
  refuge: string;
  log: DbLog;
}

/**
 * The place of the cluster: `<dataDir>/postgres`, unless the account cannot reach it, below a home in mode 0700. The
 * cluster is then in the refuge, with a link at `<dataDir>/postgres`: without the data folder, everything starts
 * afresh.
 */
export async function placeCluster({ dataDir, account, refuge, log }: Placement): Promise<string> {
  const usual = join(dataDir, 'postgres');
  const present = await lstat(usual).catch(() => undefined);
  if (present?.isSymbolicLink()) {
    const target = resolve(dataDir, await readlink(usual));
    await mkdir(resolve(target, '..'), { recursive: true });
    return target;
  }
  if (account === undefined || (await canCross(dataDir, account))) return usual;
  if (present !== undefined) throw unreachable(usual, account);

  const shelter = join(refuge, randomBytes(6).toString('hex'));
  await mkdir(refuge, { recursive: true, mode: 0o755 });
  await mkdir(shelter);
  await chmod(shelter, 0o711);
  if (!(await canCross(shelter, account))) throw unreachable(shelter, account);
  const target = join(shelter, 'postgres');
  await symlink(target, usual);
  log.info(
    { dataDir, target },
    `Le compte « ${account.name} » de PostgreSQL ne peut pas entrer dans ${dataDir} : la base de données est placée dans ${target}.`,
  );
  return target;
}

async function canCross(folder: string, account: Account): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'test -x "$1"', 'sh', folder])).code === 0;
}

function unreachable(folder: string, account: Account): DatabaseStartError {
  return new DatabaseStartError('folder-not-writable', [
    `PostgreSQL, qui tourne sous le compte « ${account.name} », ne peut pas entrer dans ${folder} :`,
    'un des dossiers parents le lui interdit.',
    'Autorisez la traversée de ces dossiers (chmod o+x), ou indiquez un autre dossier avec DATA_DIR.',
  ]);
}
