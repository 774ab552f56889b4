import { stripVTControlCharacters } from 'node:util';

/**
 * The count of a run, read from the reports that the runners write.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/** @type {Count} */
export const NONE = { passed: 0, failed: 0, skipped: 0 };

/** @param {Count} a @param {Count} b @returns {Count} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The last line of `npm test`: read by people and by scripts, so its form never changes. @param {Count} count */
export const formatCount = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A skipped test proves nothing: only what passed or failed was run. @param {Count} count */
export const executed = ({ passed, failed }) => passed + failed;

/**
 * @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, name?: string, assertionResults: VitestTest[] }[] }} VitestReport
 *
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest(report) {
  // A file that cannot be loaded holds no test, but has failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 *
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** How many lines of a failure are repeated at the end of a run. */
const WHY = 16;

/** A name, and why under it, without the colours of a terminal. @param {string} name @param {string} [why] */
function withWhy(name, why = '') {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, WHY).map((line) => `    ${line}`)].join('\n');
}

/** @param {VitestReport} report @returns {string[]} */
export const failedVitest = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}`];
      return failed.map(({ fullName, failureMessages }) => withWhy(`${name}: ${fullName}`, failureMessages?.[0]));
    });

/**
 * @typedef {{ errors?: { message?: string, snippet?: string }[] }} PlaywrightResult
 * @typedef {{ file: string, line: number, title: string, ok: boolean, tests?: { results: PlaywrightResult[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 *
 * @param {{ suites: PlaywrightSuite[] }} report
 * @returns {string[]}
 */
export const failedPlaywright = ({ suites }) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => withWhy(`${spec.file}:${spec.line}: ${spec.title}`, whyOf(spec))),
    ...failedPlaywright({ suites: inner }),
  ]);

/** Where it stopped, then what was wrong there. @param {PlaywrightSpec} spec */
function whyOf({ tests = [] }) {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? []);
  return errors.map(({ snippet = '', message = '' }) => `${snippet}\n${message}`).join('\n');
}
