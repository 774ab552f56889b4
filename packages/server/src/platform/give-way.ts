import { constants, setPriority } from 'node:os';
import { readProcess } from './db/process-table.ts';

/** A tenth of a core beside what is not lowered. The lowest of all would have next to nothing on a machine that does something else. */
const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;

/** Whoever waits for an answer goes first. Linux lowers the calling thread alone; elsewhere it would be the whole process. */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(LOWER);
}

/** The database works for one connection in one process: it gives way too, where it is on this machine and ours to lower. */
export function letBackendGiveWay(pid: number): void {
  if (process.platform !== 'linux') return;
  // On another machine, or in a container, the same number is nobody or somebody else.
  if (!readProcess(pid)?.command.startsWith('postgres:')) return;
  try {
    setPriority(pid, LOWER);
  } catch {
    // Another account's database: it keeps its priority.
  }
}
