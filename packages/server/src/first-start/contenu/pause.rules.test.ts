import { expect, it } from 'vitest';
import { MOST_REPORTS } from '../../platform/jobs/job.outcome.ts';
import { pauseAfter } from './pause.rules.ts';

it('imports that are soon over are not waited for much longer than they take', () => {
  expect(pauseAfter(0)).toBe(2_000);
  expect(pauseAfter(20_000)).toBe(10_000);
});

it('imports that take half an hour are still waited for', () => {
  let waited = 0;
  for (let report = 0; report < MOST_REPORTS; report += 1) waited += pauseAfter(waited);
  expect(waited).toBeGreaterThan(30 * 60_000);
});

it('a clock that was put back does not make anybody wait for ever', () => {
  expect(pauseAfter(-1e9)).toBe(2_000);
  expect(pauseAfter(1e12)).toBe(300_000);
});
