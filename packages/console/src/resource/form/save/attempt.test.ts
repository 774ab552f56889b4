import { describe, expect, it } from 'vitest';
import { createAttempt } from './attempt.ts';

describe('the key of a creation', () => {
  it('stays the same for the same content, and is another for another', () => {
    const attempt = createAttempt();
    const key = attempt.keyFor({ nom: 'Dune' });
    expect(attempt.keyFor({ nom: 'Dune' })).toBe(key);
    expect(attempt.keyFor({ nom: 'Dunes' })).not.toBe(key);
  });

  it('is found again after a reload, for that content only', () => {
    const attempt = createAttempt();
    attempt.resume('connue', { nom: 'Dune' });
    expect(attempt.keyOf({ nom: 'Dune' })).toBe('connue');
    expect(attempt.keyOf({ nom: 'Dunes' })).toBeUndefined();
  });
});
