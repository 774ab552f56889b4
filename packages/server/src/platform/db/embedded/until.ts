import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../database-start.error.ts';

/** Polls until the condition holds; false when the time ran out first. */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() > deadline) return false;
    await delay(20);
  }
}

export interface Escalation {
  signal: NodeJS.Signals;
  patience: number;
}

/** The ways to stop PostgreSQL: fast, then immediate, then killed. None loses a committed transaction. */
export const SHUTDOWN: Escalation[] = [
  { signal: 'SIGINT', patience: 6_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
];

/** Sends a signal to a process, or to a whole group when the number is negative; no process there is no failure. */
export function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

export async function escalate(
  steps: Escalation[],
  send: (signal: NodeJS.Signals) => void,
  isGone: () => boolean | Promise<boolean>,
): Promise<boolean> {
  for (const { signal, patience } of steps) {
    if (await isGone()) return true;
    send(signal);
    if (await until(isGone, patience)) return true;
  }
  return false;
}
