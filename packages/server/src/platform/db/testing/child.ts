import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface Child {
  readonly process: ChildProcess;
  readonly pid: number;
  /** The next line that it prints, as JSON. */
  next(): Promise<unknown>;
  /** kill -9, and nothing of it is left when this resolves. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
}

/** Runs one of the scripts of this folder in a process of its own, which can be killed like a real server. */
export function startChild(script: string, args: string[], options: SpawnOptions = {}): Child {
  const path = fileURLToPath(new URL(`./${script}`, import.meta.url));
  const child = spawn(process.execPath, ['--import', TSX, path, ...args], {
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
