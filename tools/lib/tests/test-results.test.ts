import { expect, test } from 'vitest';
import {
  add,
  countPlaywright,
  countVitest,
  executed,
  failedPlaywright,
  failedVitest,
  formatCount,
  NONE,
} from './test-results.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

test('vitest’s report is counted, todo with the skipped', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
  expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('a file that could not be loaded counts as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countVitest({ ...vitest, numFailedTests: 0, testResults }).failed).toBe(1);
});

test('playwright’s report is counted', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('the last line has one form', () => {
  expect(formatCount(add({ passed: 3, failed: 1, skipped: 2 }, { passed: 5, failed: 0, skipped: 0 }))).toBe(
    '8 passed, 1 failed, 2 skipped',
  );
});

test('a run where everything is skipped executed nothing', () => {
  expect(executed({ ...NONE, skipped: 12 })).toBe(0);
});

test('what failed is named: the test where there is one, else the file', () => {
  const testResults = [
    { status: 'passed', name: 'a.test.ts', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
    { status: 'failed', name: 'b.test.ts', assertionResults: [{ status: 'failed', fullName: 'adds' }] },
    { status: 'failed', name: 'c.test.ts', assertionResults: [] },
  ];
  expect(failedVitest({ ...vitest, testResults })).toEqual(['b.test.ts: adds', 'c.test.ts']);
  const spec = (title: string, ok: boolean) => ({ file: 'tris.spec.ts', line: 7, title, ok });
  const suites = [{ specs: [spec('one', true)], suites: [{ specs: [spec('two', false)] }] }];
  expect(failedPlaywright({ suites })).toEqual(['tris.spec.ts:7: two']);
});

test('why it failed is under its name, without colours and no longer than a screen', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const assertionResults = [
    { status: 'failed', fullName: 'adds', failureMessages: [`\u001b[31m2 is not 3\u001b[39m\n\n${long}`] },
  ];
  const [vitestLines = ''] = failedVitest({
    ...vitest,
    testResults: [{ status: 'failed', name: 'b.test.ts', assertionResults }],
  });
  expect(vitestLines.split('\n').slice(0, 3)).toEqual(['b.test.ts: adds', '    2 is not 3', '    line 0']);
  expect(vitestLines.split('\n').length).toBeLessThan(20);
  const errors = [{ snippet: '> 48 | await leave.click();', message: 'interrupted by another navigation' }];
  const spec = { file: 'tris.spec.ts', line: 7, title: 'two', ok: false, tests: [{ results: [{ errors }] }] };
  expect(failedPlaywright({ suites: [{ specs: [spec] }] })).toEqual([
    'tris.spec.ts:7: two\n    > 48 | await leave.click();\n    interrupted by another navigation',
  ]);
});
