import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { readProcess } from './db/process-table.ts';

/** The priority below normal: a tenth of a core beside normal processes, where the lowest gets nothing. */
const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;
/** The variable that a child process needs to give way as this one does; threads have it already. */
export const WAY = { GIVE_WAY: process.env.GIVE_WAY };
/** On Linux the calling thread alone is lowered; elsewhere the whole process would be. */
const isOn = process.platform === 'linux' && WAY.GIVE_WAY !== '0';

/** Lowers this thread, so that people who wait for an answer go first. */
export function giveWay(): void {
  if (isOn) setPriority(LOWER);
}

/**
 * Lowers a process that does nothing else. Its work is seldom done by the calling thread: threads started so far are
 * lowered one by one, and later ones are as low as their parent.
 */
export function giveWayWhole(): void {
  giveWay();
  if (!isOn) return;
  for (const thread of readdirSync('/proc/self/task')) lower(Number(thread));
}

/** Lowers the database process of a connection, when it is on this machine and of this account. */
export function letBackendGiveWay(pid: number): void {
  if (!isOn) return;
  // On another machine or in a container, the same number is another process or none.
  if (!readProcess(pid)?.command.startsWith('postgres:')) return;
  lower(pid);
}

function lower(id: number): void {
  try {
    setPriority(id, LOWER);
  } catch {
    // A database of another account keeps its priority, and a thread may have ended.
  }
}
