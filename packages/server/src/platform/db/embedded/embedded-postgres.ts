import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseStartError, explainFileError } from '../database-start.error.ts';
import type { DbLog } from '../db-log.ts';
import { lockFolder } from '../folder-lock.ts';
import { chooseAccount, parsePasswd } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { SUPERUSER } from './initdb.ts';
import { makeDataDir, ownerOf, placeCluster } from './location.ts';
import { type PostgresSettings, startPostmaster } from './postmaster.ts';
import { clearPredecessor } from './predecessor.ts';
import { ensureDatabase, waitUntilReady } from './readiness.ts';
import { type Running, supervise } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: DbLog;
  /** Over the durable defaults; tests pass `{ fsync: 'off' }`. */
  settings?: PostgresSettings;
  /** The folder where root puts what the unprivileged account could not reach otherwise. */
  refuge?: string;
  findPort?: () => Promise<number>;
  /** False lets PostgreSQL outlive a killed server, as on systems without `setpriv`. */
  endWithParent?: boolean;
  /** Gives up the opening, which rejects with the signal's reason once nothing of it runs. Later, `stop()` does. */
  signal?: AbortSignal;
}

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

const DATABASE = 'bridge';
const PORT_ATTEMPTS = 5;

/** Opens the PostgreSQL of the npm package over `<dataDir>/postgres`, and keeps it running until `stop()`. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, endWithParent = true, signal: opening } = options;
  const wanted = resolve(options.dataDir);
  try {
    const dataDir = await makeDataDir(wanted);
    const isRoot = process.getuid?.() === 0;
    const refuge = isRoot ? (options.refuge ?? '/var/lib/bridge') : dataDir;
    const account = chooseAccount({
      uid: process.getuid?.(),
      clusterOwner: await ownerOf(join(dataDir, 'postgres')),
      folderOwner: await ownerOf(dataDir),
      accounts: isRoot ? parsePasswd(await readFile('/etc/passwd', 'utf8')) : [],
    });
    const folder = await placeCluster({ dataDir, account, refuge, log });
    // The lock is beside the real cluster: a copied data folder may hold a second link to it.
    const lock = await lockFolder(dirname(folder), { name: 'postgres' });
    try {
      const binaries = await prepareBinaries({ account, refuge, log });
      const settings = options.settings ?? {};
      opening?.throwIfAborted();
      const durable = settings.fsync !== 'off';
      const password = await ensureCluster({ folder, binaries, account, durable, log, signal: opening });
      opening?.throwIfAborted();
      const logFile = join(dataDir, 'postgres.log');
      const server = await startOnFreePort(options.findPort ?? freePort, async (port) => {
        const maintenance = urlOf(password, port, 'postgres');
        const launch = async (signal: AbortSignal): Promise<Running> => {
          const { stalePid } = await clearPredecessor(folder, log);
          const running = await startPostmaster({
            binaries,
            account,
            folder,
            port,
            settings,
            logFile,
            endWithParent,
            stalePid,
          });
          try {
            await waitUntilReady({ running, url: maintenance, port, folder, logFile, log, signal });
            return running;
          } catch (error) {
            await running.stop();
            throw error;
          }
        };
        const supervised = await supervise({ launch, log, opening });
        try {
          await ensureDatabase(maintenance, DATABASE);
          opening?.throwIfAborted();
        } catch (error) {
          await supervised.stop();
          throw error;
        }
        return { url: urlOf(password, port, DATABASE), stop: supervised.stop };
      });
      const stop = async () => {
        await server.stop();
        await lock.release();
      };
      let stopped: Promise<void> | undefined;
      return {
        url: server.url,
        stop: () => {
          stopped ??= stop();
          return stopped;
        },
      };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFileError(error, wanted);
  }
}

async function startOnFreePort<T>(findPort: () => Promise<number>, start: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(await findPort());
    } catch (error) {
      const taken = error instanceof DatabaseStartError && error.code === 'port-taken';
      if (!taken || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function urlOf(password: string, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
