import { Failure } from '../command.mjs';

/** @typedef {'check' | 'unit' | 'journeys'} Part */

/** @type {Part[]} */
const PARTS = ['check', 'unit', 'journeys'];
const CHANGED = /^--changed(?:=(.+))?$/;

/**
 * `--only=unit` runs one part, and what follows goes to its runner: `--only=unit tri.rules -t accent`.
 * `--changed` runs what was changed since the branch left main, `--changed=HEAD~3` since another commit.
 *
 * @param {string[]} argv
 * @returns {{ parts: Part[], runnerArgs: string[], changedSince?: string }}
 */
export function planTests(argv) {
  const asked = argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const changed = argv.map((arg) => CHANGED.exec(arg)).find((match) => match !== null);
  const runnerArgs = argv.filter((arg) => !arg.startsWith('--only=') && !CHANGED.test(arg));
  const parts = asked === undefined ? PARTS : PARTS.filter((part) => part === asked);
  if (parts.length === 0) throw new Failure(`--only=${asked} est inconnu. Choix possibles : ${PARTS.join(', ')}.`);
  if (runnerArgs.length > 0 && (asked === undefined || asked === 'check')) {
    throw new Failure(
      `« ${runnerArgs.join(' ')} » demande de choisir à qui le transmettre : --only=unit ou --only=journeys.`,
    );
  }
  return { parts, runnerArgs, ...(changed ? { changedSince: changed[1] ?? 'main' } : {}) };
}
