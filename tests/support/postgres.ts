import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLog } from '@bridge/server/platform/db/db-log';
import { openEmbeddedPostgres } from '@bridge/server/platform/db/embedded/embedded-postgres';
import { migrate } from '@bridge/server/platform/db/migrate';
import { databaseUrl, runOn, TEMPLATE_DATABASE } from '@bridge/server/platform/db/testing/databases';

export const MIGRATIONS = fileURLToPath(new URL('../../packages/server/migrations', import.meta.url));

/** Nothing outlives the run: PostgreSQL neither waits for the disk nor tidies up. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  max_connections: '200',
};

export interface SharedPostgres {
  /** The address of its maintenance database. */
  readonly url: string;
  /** The folder of its socket, which costs half of what a network address does. */
  readonly socket: string;
  close(): Promise<void>;
}

/** A PostgreSQL for a whole run, with the migrated template that test files copy. */
export async function openSharedPostgres(): Promise<SharedPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bridge-tests-'));
  // mkdtemp gives 0700; as root, PostgreSQL runs under another account that has to cross the folder.
  await chmod(dataDir, 0o711);
  const socket = join(dataDir, 'socket');
  await mkdir(socket);
  await chmod(socket, 0o777);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await openEmbeddedPostgres({
      dataDir,
      log: silentLog,
      settings: { ...FAST, unix_socket_directories: socket },
    });
    const close = async () => {
      await server.stop();
      await remove();
    };
    const url = databaseUrl(server.url, 'postgres');
    await prepareTemplate(url).catch(async (error) => {
      await close();
      throw error;
    });
    return { url, socket, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function prepareTemplate(maintenance: string): Promise<void> {
  await runOn(maintenance, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await migrate({ url: databaseUrl(maintenance, TEMPLATE_DATABASE), directory: MIGRATIONS, log: silentLog });
  // A template in use cannot be copied: from now on nobody may connect to it, autovacuum included.
  await runOn(maintenance, `ALTER DATABASE ${TEMPLATE_DATABASE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
}
