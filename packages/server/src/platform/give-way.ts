import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { readProcess } from './db/process-table.ts';

/** A tenth of a core beside what is not lowered. The lowest of all would have next to nothing on a machine that does something else. */
const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;
/** What a process that is started without the environment of this one needs of it, to give way as this one does; threads have it. */
export const WAY = { GIVE_WAY: process.env.GIVE_WAY };
/** Linux lowers the calling thread alone; elsewhere it would be the whole process. */
const isOn = process.platform === 'linux' && WAY.GIVE_WAY !== '0';

/** Whoever waits for an answer goes first. */
export function giveWay(): void {
  if (isOn) setPriority(LOWER);
}

/**
 * The same of a process that does nothing else. What works in it is seldom the thread that was asked: those that reading its modules
 * started are lowered one by one, and those that start later are as low as the one that starts them.
 */
export function giveWayWhole(): void {
  giveWay();
  if (!isOn) return;
  for (const thread of readdirSync('/proc/self/task')) lower(Number(thread));
}

/** The database works for one connection in one process: it gives way too, where it is on this machine and ours to lower. */
export function letBackendGiveWay(pid: number): void {
  if (!isOn) return;
  // On another machine, or in a container, the same number is nobody or somebody else.
  if (!readProcess(pid)?.command.startsWith('postgres:')) return;
  lower(pid);
}

function lower(id: number): void {
  try {
    setPriority(id, LOWER);
  } catch {
    // A database of another account, which keeps its priority; a thread that has ended.
  }
}
