import { expect, it } from 'vitest';
import { retryAfterOf } from './retry-after.rules.ts';

const now = new Date('2026-03-02T12:00:00Z');

it.each([
  ['0', 0],
  ['300', 300_000],
  [' 12 ', 12_000],
  ['Mon, 02 Mar 2026 12:05:00 GMT', 300_000],
  ['Monday, 02-Mar-26 12:05:00 GMT', 300_000],
  ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['9999999999', undefined],
  ['demain', undefined],
  ['Xxx, 99 Yyy', undefined],
  [undefined, undefined],
])('Retry-After « %s » means %s milliseconds', (header, expected) => {
  expect(retryAfterOf(header, now)).toBe(expected);
});
