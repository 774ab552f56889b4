import { constants, setPriority } from 'node:os';
import { readProcess } from './db/process-table.ts';

/** A tenth of a core beside what is not lowered. The lowest of all would have next to nothing on a machine that does something else. */
const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;
/** Linux lowers the calling thread alone; elsewhere it would be the whole process. Threads hear of the variable by themselves. */
const isOn = process.platform === 'linux' && process.env.GIVE_WAY !== '0';

/** What a process that is started without the environment of this one needs of it to give way as this one does. */
export const wayOf = ({ GIVE_WAY }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ GIVE_WAY });

/** Whoever waits for an answer goes first. */
export function giveWay(): void {
  if (isOn) setPriority(LOWER);
}

/** The database works for one connection in one process: it gives way too, where it is on this machine and ours to lower. */
export function letBackendGiveWay(pid: number): void {
  if (!isOn) return;
  // On another machine, or in a container, the same number is nobody or somebody else.
  if (!readProcess(pid)?.command.startsWith('postgres:')) return;
  try {
    setPriority(pid, LOWER);
  } catch {
    // Another account's database: it keeps its priority.
  }
}
