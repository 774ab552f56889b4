import { describe, expect, it } from 'vitest';
import { facing, pagesShown } from './pages.rules.ts';

describe('pages in sight', () => {
  it('are one, or the two that face each other: the first stands alone', () => {
    expect(pagesShown(4, 12, false)).toEqual([4]);
    expect([1, 2, 3, 12].map((page) => pagesShown(page, 12, true))).toEqual([[1], [2, 3], [2, 3], [12]]);
    expect(pagesShown(5, 5, true)).toEqual([4, 5]);
  });

  it('turn by two', () => {
    expect([facing(1, 12, 1), facing(3, 12, 1), facing(2, 12, -1), facing(12, 12, -1)]).toEqual([2, 4, 1, 10]);
    expect(facing(1, 12, -1)).toBe(0);
    expect(facing(12, 12, 1)).toBe(13);
  });
});
