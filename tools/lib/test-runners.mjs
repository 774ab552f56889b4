import { readFileSync, rmSync } from 'node:fs';
import { Failure } from './command.mjs';
import { binary, fromRoot, inCache } from './paths.mjs';
import { run } from './run.mjs';
import { countPlaywright, countVitest, executed } from './test-results.mjs';
import { atTheEnd, wholeLines } from './whole-lines.mjs';

/** @typedef {import('./test-results.mjs').Count} Count */
/** @typedef {(count: Count) => void} Tell called with what was counted, before any failure is thrown */

/** @param {string} text */
const print = (text) => process.stdout.write(text);

/** Programs that write into a pipe think that nobody sees colours. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/**
 * Another command of tools/, beside the tests: what it says is read in one piece when it ends.
 *
 * @param {string} name
 * @param {string[]} args
 */
export const runBeside = (name, args = []) =>
  run(process.execPath, [fromRoot('tools', `${name}.mjs`), ...args], { output: atTheEnd(print), env: COLOURS });

/** @param {string[]} args @param {Tell} tell */
export function runUnit(args, tell) {
  const report = inCache('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runAndCount(
    report,
    // NODE_ENV=production, if the shell has it, would remove what React needs to be tested.
    () =>
      run(binary('vitest'), ['run', ...reporters, ...args], {
        env: { ...COLOURS, NODE_ENV: 'test' },
        output: wholeLines(print),
      }),
    (text) => countVitest(JSON.parse(text)),
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
    (text) => countPlaywright(JSON.parse(text)),
    tell,
  );
}

/**
 * Counts whether or not the runner failed; a report that is missing or empty is a failure whatever the
 * runner's exit code, so that a suite that vanished is never taken for a success.
 *
 * @param {string} report
 * @param {() => Promise<void>} work
 * @param {(text: string) => Count} parse
 * @param {Tell} tell
 */
async function runAndCount(report, work, parse, tell) {
  rmSync(report, { force: true });
  const [outcome] = await Promise.allSettled([work()]);
  const count = readCount(report, parse);
  tell(count);
  if (outcome.status === 'rejected') throw outcome.reason;
  if (count.failed > 0) throw new Failure('Des tests ont échoué.');
  if (executed(count) === 0) throw new Failure('Aucun test n’a été exécuté.');
}

/** @param {string} report @param {(text: string) => Count} parse @returns {Count} */
function readCount(report, parse) {
  try {
    return parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
