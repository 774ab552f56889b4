import { randomBytes } from 'node:crypto';
import { lchown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseStartError, diskFull } from '../database-start.error.ts';
import type { DbLog } from '../db-log.ts';
import { type Account, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';

export const SUPERUSER = 'bridge';
/** The file is inside the cluster, so that both appear in one rename and travel together; PostgreSQL ignores it. */
export const PASSWORD_FILE = 'bridge.password';

/**
 * Locales of the cluster. ICU sorts and compares, alike everywhere; the C library only classifies characters for
 * full-text search. Plain C takes ’ « » for letters, so that a UTF-8 locale is preferred if the machine has one.
 */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

export interface ClusterPlace {
  folder: string;
  binaries: Binaries;
  account: Account | undefined;
  /** False in tests only: skips the flush to disk. */
  durable: boolean;
  log: DbLog;
  /** Gives up the creation, of which nothing stays. */
  signal: AbortSignal | undefined;
}

/** The cluster is built beside and renamed when whole: a killed start leaves nothing that the next one would trust. */
export async function createCluster({ log, ...place }: ClusterPlace): Promise<void> {
  const { folder, account } = place;
  log.info({ folder }, `Premier démarrage : création de la base de données dans ${folder}.`);
  const draft = `${folder}.init-${randomBytes(6).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    if (account) {
      await lchown(draft, account.uid, account.gid);
      await lchown(passwordFile, account.uid, account.gid);
    }
    await runInitdb({ ...place, draft, passwordFile });
    await rename(passwordFile, join(draft, PASSWORD_FILE));
    await flush(join(draft, PASSWORD_FILE));
    await flush(draft);
    await rename(draft, folder);
    await flush(dirname(folder));
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

type Initdb = Omit<ClusterPlace, 'log'> & { draft: string; passwordFile: string };

async function runInitdb(options: Initdb): Promise<void> {
  const { folder, draft, passwordFile, binaries, account, durable, signal } = options;
  let said = '';
  for (const ctype of CTYPES) {
    const args = [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=fr',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--data-checksums',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ];
    const { code, output } = await runAs(account, binaries.initdb, args, signal);
    signal?.throwIfAborted();
    if (code === 0) return;
    said = output.trim();
    if (!/invalid locale|locale name/i.test(said)) break;
  }
  if (/No space left on device|Disk quota exceeded/i.test(said)) throw diskFull(folder, said);
  if (/could not look up effective user ID|user does not exist/i.test(said)) {
    throw new DatabaseStartError('account-missing', [
      'La base de données ne peut pas être créée : l’utilisateur qui lance Bridge n’a pas de nom dans /etc/passwd.',
      'Ajoutez-le à /etc/passwd, ou indiquez un serveur PostgreSQL avec DATABASE_URL.',
    ]);
  }
  throw new DatabaseStartError('start-failed', [`La base de données n’a pas pu être créée dans ${folder} : ${said}`]);
}

export async function removeAbandonedDrafts(folder: string, log: DbLog): Promise<void> {
  const parent = dirname(folder);
  for (const entry of await readdir(parent)) {
    if (!entry.startsWith(`${basename(folder)}.init-`)) continue;
    // An initdb that outlived its parent may still be writing there: the next start finishes the cleaning.
    await rm(join(parent, entry), { recursive: true, force: true }).catch((error) =>
      log.warn({ err: error, entry }, 'Une création de base interrompue n’a pas pu être effacée.'),
    );
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
