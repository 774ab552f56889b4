import { describe, expect, it } from 'vitest';
import { lastPage, spanOf } from './pages.rules.ts';

describe('the pages of a list', () => {
  it('say which rows are shown, of how many', () => {
    expect(spanOf(1, 20, 128)).toBe('1–20 sur 128');
    expect(spanOf(7, 20, 128)).toBe('121–128 sur 128');
    expect(spanOf(1, 20, 1)).toBe('1 sur 1');
    expect(spanOf(2, 20, 12_345)).toBe('21–40 sur 12\u202f345');
  });

  it('end with the last row', () => {
    expect(lastPage(128, 20)).toBe(7);
    expect(lastPage(120, 20)).toBe(6);
    expect(lastPage(0, 20)).toBe(1);
  });
});
