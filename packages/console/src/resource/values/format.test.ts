import { describe, expect, it } from 'vitest';
import { formatBytes, formatInstant } from './format.ts';

describe('a moment', () => {
  const now = new Date('2026-11-15T12:00:00Z');

  it('is told in days as long as one counts them, then by its date', () => {
    expect(formatInstant('2026-10-17T12:00:00Z', now).relative).toBe('il y a 29 jours');
    expect(formatInstant('2026-10-15T12:00:00Z', now).relative).toBe('le 15 oct. 2026');
  });
});

it('a weight is told in the unit that suits it, thousands of millions too', () => {
  expect([999, 2_400, 2_400_000, 1_200_000_000].map(formatBytes)).toEqual([
    '999\u00a0o',
    '2,4\u00a0ko',
    '2,4\u00a0Mo',
    '1,2\u00a0Go',
  ]);
});
