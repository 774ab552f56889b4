import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Failure } from './command.mjs';
import { root } from './paths.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {{ take: (text: string) => void, end: () => void }} Output where a program writes, in the place of our own output */

/** How many programs run now. */
let running = 0;

/**
 * Runs a program to its end and rejects when it fails. A signal that we receive is handed to it, and we
 * leave only after it has, and those beside it: a stopped command leaves nothing behind.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, onSpawn?: (pid: number) => void, output?: Output }} [options]
 * @returns {Promise<void>}
 */
export function run(program, args, { cwd = root, env = {}, onSpawn, output } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: output ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    });
    if (output) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output.take);
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      received = signal;
      // Ctrl+C in a terminal reaches the whole group: a second signal would cut the child's clean stop short.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    running += 1;
    const release = () => {
      running -= 1;
      output?.end();
      for (const signal of SIGNALS) process.off(signal, forward);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    child.once('spawn', () => child.pid !== undefined && onSpawn?.(child.pid));
    child.once('error', (error) => {
      release();
      reject(new Failure(`Impossible de lancer ${program} : ${error.message}`));
    });
    // Only `close` comes after all output: at `exit`, some may still be on its way.
    child.once('close', (code) => {
      release();
      if (received) {
        if (running === 0) process.exit(128 + constants.signals[received]);
      } else if (code === 0) resolve();
      else reject(new Failure(`${program.split('/').at(-1)} a échoué (code ${code ?? 'signal'}).`));
    });
  });
}
