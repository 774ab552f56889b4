import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { readProcess } from './db/process-table.ts';

/**
 * Behind whom some work stands: `behind` the server itself, which answers others meanwhile, for what somebody waits for;
 * `last`, behind that too.
 */
export type Way = 'behind' | 'last';

/** A third of a core beside normal processes, and a tenth, where the lowest priority gets nothing. */
const PRIORITY: Readonly<Record<Way, number>> = { behind: 5, last: constants.priority.PRIORITY_BELOW_NORMAL };
/** The variable that a process or a thread with an environment of its own needs to give way as this one does. */
export const WAY: NodeJS.ProcessEnv = process.env.GIVE_WAY === undefined ? {} : { GIVE_WAY: process.env.GIVE_WAY };
/** On Linux the calling thread alone is lowered; elsewhere the whole process would be. */
const isOn = () => process.platform === 'linux' && process.env.GIVE_WAY !== '0';

/** Lowers this thread, so that people who wait for an answer go first. */
export function giveWay(): void {
  if (isOn()) setPriority(PRIORITY.last);
}

/**
 * Lowers a process that does nothing else. Its work is seldom done by the calling thread: threads started so far are
 * lowered one by one, and later ones are as low as their parent.
 */
export function giveWayWhole(): void {
  giveWay();
  if (!isOn()) return;
  for (const thread of readdirSync('/proc/self/task')) lower(Number(thread), 'last');
}

/** Lowers the database process of a connection, when it is on this machine and of this account. */
export function letBackendGiveWay(pid: number, way: Way): void {
  if (!isOn()) return;
  // On another machine or in a container, the same number is another process or none.
  if (!readProcess(pid)?.command.startsWith('postgres:')) return;
  lower(pid, way);
}

function lower(id: number, way: Way): void {
  try {
    setPriority(id, PRIORITY[way]);
  } catch {
    // A database of another account keeps its priority, and a thread may have ended.
  }
}
