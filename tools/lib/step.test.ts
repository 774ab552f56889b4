import { expect, test } from 'vitest';
import { formatDuration } from './step.mjs';

test.each([
  [40, '0,0 s'],
  [3_240, '3,2 s'],
  [60_000, '1 min 00 s'],
  [125_400, '2 min 05 s'],
])('%d ms is written %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
