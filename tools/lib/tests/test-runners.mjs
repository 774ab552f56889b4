import { readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Failure } from '../command.mjs';
import { binary, fromRoot, inCache } from '../paths.mjs';
import { run } from '../run.mjs';
import { atTheEnd, wholeLines } from '../whole-lines.mjs';
import { countPlaywright, countVitest, executed, failedPlaywright, failedVitest, NONE } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Count} Count */
/**
 * @typedef {(count: Count, failed: string[]) => void} Tell called with what was counted and the names of what failed, before any failure
 *   is thrown
 * @typedef {{ count: (report: any) => Count, failed: (report: any) => string[] }} Reading how a runner's report is read
 */

/** @param {string} text */
const print = (text) => process.stdout.write(text);

/** Programs that write into a pipe think that nobody sees colours. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Half the share of a program of the usual priority. */
const LOW = 3;

/** Lowers a program that fills in, and all that it starts. @param {boolean} fillsIn */
const lowered = (fillsIn) => (fillsIn ? { onSpawn: lower } : {});

/** @param {number} pid */
function lower(pid) {
  try {
    setPriority(pid, LOW);
  } catch {
    // It runs as the others do, where the machine allows nothing else.
  }
}

/**
 * Another command of tools/, beside the tests: what it says is read in one piece when it ends.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {{ fillsIn: boolean }} way
 */
export const runBeside = (name, args, { fillsIn }) =>
  run(process.execPath, [fromRoot('tools', `${name}.mjs`), ...args], {
    output: atTheEnd(print),
    env: COLOURS,
    ...lowered(fillsIn),
  });

/**
 * @param {import('./test-lanes.mjs').Lane} lane
 * @param {string[]} args
 * @param {Tell} tell
 */
export function runUnit({ name, fillsIn }, args, tell) {
  const report = inCache(`vitest-${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runAndCount(
    report,
    // NODE_ENV=production, if the shell has it, would remove what React needs to be tested.
    () =>
      run(binary('vitest'), ['run', ...reporters, ...args], {
        env: { ...COLOURS, NODE_ENV: 'test' },
        output: wholeLines(print),
        ...lowered(fillsIn),
      }),
    { count: countVitest, failed: failedVitest },
    tell,
  );
}

/** @param {string[]} args @param {Tell} tell @param {string} chromium */
export function runJourneys(args, tell, chromium) {
  return runAndCount(
    // The same file is named in playwright.config.ts.
    inCache('playwright.json'),
    () =>
      run(binary('playwright'), ['test', ...args], {
        env: { ...COLOURS, CHROMIUM_PATH: chromium },
        output: wholeLines(print),
      }),
    { count: countPlaywright, failed: failedPlaywright },
    tell,
  );
}

/**
 * Counts whether or not the runner failed; a report that is missing or empty is a failure whatever the
 * runner's exit code, so that a suite that vanished is never taken for a success.
 *
 * @param {string} report
 * @param {() => Promise<void>} work
 * @param {Reading} reading
 * @param {Tell} tell
 */
async function runAndCount(report, work, reading, tell) {
  rmSync(report, { force: true });
  const [outcome] = await Promise.allSettled([work()]);
  const { count, failed } = read(report, reading);
  tell(count, failed);
  if (outcome.status === 'rejected') throw outcome.reason;
  if (count.failed > 0) throw new Failure('Des tests ont échoué.');
  if (executed(count) === 0) throw new Failure('Aucun test n’a été exécuté.');
}

/** @param {string} report @param {Reading} reading @returns {{ count: Count, failed: string[] }} */
function read(report, reading) {
  try {
    const said = JSON.parse(readFileSync(report, 'utf8'));
    return { count: reading.count(said), failed: reading.failed(said) };
  } catch {
    return { count: NONE, failed: [] };
  }
}
