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

/** Fast shutdown, then immediate, then none: each loses nothing that was committed, each is ruder than the one before. */
export const SHUTDOWN: Escalation[] = [
  { signal: 'SIGINT', patience: 6_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
];

/** To one process, or to its whole group when the number is negative; nobody there is no failure. */
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
