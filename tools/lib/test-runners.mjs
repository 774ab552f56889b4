import { readFileSync, rmSync } from 'node:fs';
import { findChromium } from '../browser.mjs';
import { ensureBuilt } from './build.mjs';
import { Failure } from './command.mjs';
import { binary, inCache } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';
import { countPlaywright, countVitest, executed } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Count} Count */
/** @typedef {(count: Count) => void} Tell called with what was counted, before any failure is thrown */

/** @param {string[]} args @param {Tell} tell */
export async function runUnit(args, tell) {
  const report = inCache('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await step('Tests unitaires et d’intégration', () =>
    runAndCount(
      report,
      // NODE_ENV=production, if the shell has it, would remove what React needs to be tested.
      () => run(binary('vitest'), ['run', ...reporters, ...args], { env: { NODE_ENV: 'test' } }),
      (text) => countVitest(JSON.parse(text)),
      tell,
    ),
  );
}

/** @param {string[]} args @param {Tell} tell */
export async function runJourneys(args, tell) {
  await ensureBuilt();
  const chromium = await step('Navigateur', findChromium);
  await step('Parcours dans le navigateur', () =>
    runAndCount(
      // The same file is named in playwright.config.ts.
      inCache('playwright.json'),
      () => run(binary('playwright'), ['test', ...args], { env: { CHROMIUM_PATH: chromium } }),
      (text) => countPlaywright(JSON.parse(text)),
      tell,
    ),
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
