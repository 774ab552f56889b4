import { describe, expect, it } from 'vitest';
import { formatInstant } from './format.ts';

describe('a moment', () => {
  const now = new Date('2026-11-15T12:00:00Z');

  it('is told in days as long as one counts them, then by its date', () => {
    expect(formatInstant('2026-10-17T12:00:00Z', now).relative).toBe('il y a 29 jours');
    expect(formatInstant('2026-10-15T12:00:00Z', now).relative).toBe('le 15 oct. 2026');
  });
});
