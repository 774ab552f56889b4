import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff } from './backoff.ts';

describe('the wait before the next attempt', () => {
  it('doubles each time', () => {
    expect([1, 2, 3].map((attempt) => backoff(attempt, () => 1))).toEqual([5_000, 10_000, 20_000]);
  });

  it('is never below half of it, nor beyond a quarter of an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
        const wait = backoff(attempt, () => chance);
        expect(wait).toBeGreaterThanOrEqual(2_500);
        expect(wait).toBeLessThanOrEqual(15 * 60_000);
      }),
    );
  });
});
