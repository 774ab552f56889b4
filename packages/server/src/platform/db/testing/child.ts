import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { built } from '../../../testing/built.ts';

export interface Child {
  readonly process: ChildProcess;
  readonly pid: number;
  /** The next line that the child prints, as JSON. */
  next(): Promise<unknown>;
  /** Kills the child with -9; nothing of it is left when this resolves. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
}

/** Runs `<script>.child.ts` in a process of its own, which can be killed like a real server. */
export function startChild(script: string, args: string[], options: SpawnOptions = {}): Child {
  const path = fileURLToPath(built(`${script}.child`));
  const child = spawn(process.execPath, [path, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  if (child.pid === undefined || child.stdout === null) throw new Error(`${script} did not start`);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  return {
    process: child,
    pid: child.pid,
    async next() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${script} ended without an answer`);
      return JSON.parse(value);
    },
    kill,
    async terminate() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}
