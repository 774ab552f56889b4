import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@bridge/server/platform/db/db-log';
import { openEmbeddedPostgres } from '@bridge/server/platform/db/embedded/embedded-postgres';
import { migrate } from '@bridge/server/platform/db/migrate';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose database is made, migrated and stopped. */
    preparedFolder: string;
  }
}

/** The folder is copied dozens of times: PostgreSQL keeps as few log files as possible. */
const SMALL = { fsync: 'off', min_wal_size: '32MB', max_wal_size: '32MB' };

/** Made once: tests whose subject is not the first start copy it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'bridge-prepared-')));
  // As root, PostgreSQL runs under another account that has to cross the folder.
  await chmod(dataDir, 0o755);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await openEmbeddedPostgres({ dataDir, log: silentLog, settings: SMALL });
    await migrate({ url: server.url, directory: MIGRATIONS, log: silentLog }).finally(server.stop);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('preparedFolder', dataDir);
  return remove;
}
