import { constants, setPriority } from 'node:os';
import { readProcess } from './db/process-table.ts';

/** Whoever waits for an answer goes first. Linux lowers the calling thread alone; elsewhere it would be the whole process. */
export function giveWay(priority: number = constants.priority.PRIORITY_LOW): void {
  if (process.platform === 'linux') setPriority(priority);
}

/** The database works for one connection in one process: it gives way too, where it is on this machine and ours to lower. */
export function letBackendGiveWay(pid: number): void {
  if (process.platform !== 'linux') return;
  // On another machine, or in a container, the same number is nobody or somebody else.
  if (!readProcess(pid)?.command.startsWith('postgres:')) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Another account's database: it keeps its priority.
  }
}
