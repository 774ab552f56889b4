import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Failure } from './command.mjs';
import { root } from './paths.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end and rejects when it fails. A signal that we receive is handed to it, and we
 * leave only after it has: a stopped command leaves nothing behind.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, onSpawn?: (pid: number) => void }} [options]
 * @returns {Promise<void>}
 */
export function run(program, args, { cwd = root, env = {}, onSpawn } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      received = signal;
      // Ctrl+C in a terminal reaches the whole group: a second signal would cut the child's clean stop short.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    const release = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    child.once('spawn', () => child.pid !== undefined && onSpawn?.(child.pid));
    child.once('error', (error) => {
      release();
      reject(new Failure(`Impossible de lancer ${program} : ${error.message}`));
    });
    child.once('exit', (code) => {
      release();
      if (received) process.exit(128 + constants.signals[received]);
      if (code === 0) resolve();
      else reject(new Failure(`${program.split('/').at(-1)} a échoué (code ${code ?? 'signal'}).`));
    });
  });
}
