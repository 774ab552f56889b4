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
 * @typedef {{ status: string, fullName?: string }} VitestTest
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, name?: string, assertionResults: VitestTest[] }[] }} VitestReport
 *
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest(report) {
  // A file that cannot be loaded has no test in it, yet it failed.
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

/** @param {VitestReport} report @returns {string[]} */
export const failedVitest = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [`${name}`] : failed.map(({ fullName }) => `${name}: ${fullName}`);
    });

/**
 * @typedef {{ file: string, line: number, title: string, ok: boolean }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 *
 * @param {{ suites: PlaywrightSuite[] }} report
 * @returns {string[]}
 */
export const failedPlaywright = ({ suites }) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...failedPlaywright({ suites: inner }),
  ]);
