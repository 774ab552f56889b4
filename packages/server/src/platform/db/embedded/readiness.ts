import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError, diskFull, errorCode } from '../database-start.error.ts';
import type { DbLog } from '../db-log.ts';
import { isPortTaken } from './free-port.ts';
import { readTail } from './log-file.ts';
import type { Running } from './supervisor.ts';

/** How long a start may take, in milliseconds: replaying the log of a big crash takes minutes. */
const PATIENCE = 10 * 60_000;
const NEWS_EVERY = 10_000;

export interface Readiness {
  running: Running;
  /** The address of the maintenance database: that of the product may not exist yet. */
  url: string;
  port: number;
  folder: string;
  logFile: string;
  log: DbLog;
  signal: AbortSignal;
}

/** Resolves once PostgreSQL answers a query; throws an error for operators when it ends before. */
export async function waitUntilReady(options: Readiness): Promise<void> {
  const { running, url, log, signal } = options;
  let ended: string | undefined;
  const gone = running.exited.then((reason) => {
    ended = reason;
    return false;
  });
  const start = performance.now();
  let news = start + NEWS_EVERY;
  while (ended === undefined) {
    signal.throwIfAborted();
    // Another program on the port may accept and say nothing: the end of our own process is watched meanwhile.
    if (await Promise.race([answers(url), gone])) return;
    const now = performance.now();
    if (now - start > PATIENCE) break;
    if (now > news) {
      log.info({}, 'La base de données se remet d’un arrêt brutal, patientez…');
      news = now + NEWS_EVERY;
    }
    await delay(25);
  }
  throw await explainFailure(options, ended ?? 'aucune réponse');
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function explainFailure({ folder, logFile, port }: Readiness, reason: string): Promise<DatabaseStartError> {
  const tail = await readTail(logFile);
  if (/No space left on device/i.test(tail.split('\n').slice(-8).join('\n'))) return diskFull(folder, tail);
  if (await isPortTaken(port)) {
    return new DatabaseStartError('port-taken', [`Le port ${port} vient d’être pris par un autre programme.`]);
  }
  return new DatabaseStartError(
    'start-failed',
    [`PostgreSQL n’a pas démarré (${reason}). Fin de son journal, ${logFile} :\n${tail}`],
    tail,
  );
}

/** `CREATE DATABASE` has no IF NOT EXISTS. */
export async function ensureDatabase(maintenanceUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (errorCode(error) !== '42P04') throw error;
  } finally {
    await client.end();
  }
}
