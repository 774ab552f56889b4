import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The program of `npm start`, built before these tests. */
const MAIN = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));

export interface ServerProcess {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** The server's address once it is ready; throws its output when it ends before. */
  ready(): Promise<string>;
  /** The password printed for a first account. */
  password(which: 'admin' | 'demonstration'): string;
  exit(): Promise<number | null>;
  /** The result of a work or, if the server ended meanwhile, its end and output, which a broken call does not tell. */
  during<T>(work: Promise<T>): Promise<T>;
}

/** Milliseconds in which the end of a server that broke a call must be seen. */
const ENDING = 5_000;

/** Runs the real server in a process of its own, with full priority. Nothing of it is left after the test. */
export function startServer(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', GIVE_WAY: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit').then(() => child.exitCode);
  onTestFinished(async () => {
    // Stopped gently first: a killed server leaves its database to the next start, which a test may not have.
    child.kill('SIGTERM');
    await exited;
  });
  return {
    process: child,
    output: () => output,
    exit: () => exited,
    async during(work) {
      try {
        return await work;
      } catch (cause) {
        const how = await Promise.race([
          exited.then(() => child.signalCode ?? child.exitCode),
          setTimeout(ENDING, null),
        ]);
        throw how === null ? cause : new Error(`the server ended (${how}): ${output}`, { cause });
      }
    },
    password: (which) => [...output.matchAll(/mot de passe {2}(\S+)/g)][which === 'admin' ? 0 : 1]?.[1] ?? '',
    async ready() {
      for (;;) {
        const address = /Bridge est prêt\u00a0: (\S+)/.exec(output)?.[1];
        if (address && output.includes('Ctrl+C')) return address;
        // A process ended by a signal has no code.
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(output);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exited]);
      }
    },
  };
}
