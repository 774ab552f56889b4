import { expect, it } from 'vitest';
import { varies } from './volume.rules.ts';

it.each([
  [100, 111, 10, true],
  [100, 110, 10, false],
  [100, 89, 10, true],
  [0, 1, 50, true],
  [100, 0, 99, true],
  [100, 200, null, false],
  [null, 200, 10, false],
  [0, 0, 10, false],
])('from %s to %s with %s per cent allowed: %s', (avant, apres, pourcent, told) => {
  expect(varies(avant, apres, pourcent)).toBe(told);
});
