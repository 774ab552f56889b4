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
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
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
