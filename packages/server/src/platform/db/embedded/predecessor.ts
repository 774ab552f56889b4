import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError, errorCode } from '../database-start.error.ts';
import type { DbLog } from '../db-log.ts';
import { readProcess } from '../process-table.ts';
import { escalate, SHUTDOWN, signalQuietly } from './until.ts';

/** The pid on the first line of `postmaster.pid`; undefined when a full disk or a power cut left rubbish there. */
export function parsePidFile(text: string): number | undefined {
  const first = /^-?(\d+)\n/.exec(text)?.[1];
  return first !== undefined && Number(first) > 0 ? Number(first) : undefined;
}

/** Whether a command line is that of PostgreSQL over this folder, as the supervisor writes it. */
export function servesFolder(command: string, folder: string): boolean {
  return command.includes(`postgres -D ${folder} `);
}

/**
 * Clears what a killed server left: stops its PostgreSQL, and returns the pid in a lock file that nobody owns. The file
 * stays, since PostgreSQL reads in it which shared memory to check before starting.
 */
export async function clearPredecessor(folder: string, log: DbLog): Promise<{ stalePid?: number }> {
  const file = join(folder, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch((error) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  const pid = text === undefined ? undefined : parsePidFile(text);
  const orphan = pid === undefined ? undefined : readProcess(pid);
  if (pid !== undefined && orphan !== undefined && servesFolder(orphan.command, folder)) {
    log.warn({ pid }, 'Un PostgreSQL d’un serveur précédent tourne encore sur ces données : arrêt en cours.');
    await stopProcess(pid, folder);
  }
  await stopStrays(folder, log);
  if (pid !== undefined) return { stalePid: pid };
  if (text !== undefined) await rm(file, { force: true });
  return {};
}

async function stopProcess(pid: number, folder: string): Promise<void> {
  const start = readProcess(pid)?.start;
  const isGone = () => readProcess(pid)?.start !== start;
  if (await escalate(SHUTDOWN, (signal) => signalQuietly(pid, signal), isGone)) return;
  throw new DatabaseStartError('start-failed', [
    `Le PostgreSQL du processus ${pid} occupe encore ${folder} et ne s’arrête pas.`,
    `Arrêtez-le (kill -9 ${pid}), puis relancez Bridge.`,
  ]);
}

/** Stops workers whose postmaster was killed: a busy one notices late, and PostgreSQL refuses to start beside it. */
async function stopStrays(folder: string, log: DbLog): Promise<void> {
  for (const pid of await workersIn(folder)) {
    log.warn({ pid }, 'Un processus PostgreSQL orphelin est arrêté.');
    await stopProcess(pid, folder);
  }
}

/** The pids of workers, on Linux, where their working folder tells them; elsewhere a later start tries again. */
async function workersIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const cwd = await readlink(`/proc/${entry}/cwd`).catch(() => undefined);
    if (cwd === folder && readProcess(Number(entry))?.command.startsWith('postgres: ')) found.push(Number(entry));
  }
  return found;
}
