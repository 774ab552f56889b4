import { describe, expect, it } from 'vitest';
import { isFollowed, lastPage, spanOf } from './pages.rules.ts';

const page = (page: number, shown: number, total: number, isMore = false) => ({
  ...{ page, itemsPerPage: 20, shown, total, isMore },
});

describe('the pages of a list', () => {
  it('say which rows are shown, of how many', () => {
    expect(spanOf(page(1, 20, 128))).toBe('1–20 sur 128');
    expect(spanOf(page(7, 8, 128))).toBe('121–128 sur 128');
    expect(spanOf(page(1, 1, 1))).toBe('1 sur 1');
    expect(spanOf(page(2, 20, 12_345))).toBe('21–40 sur 12\u202f345');
    expect(spanOf(page(9, 0, 128))).toBe('128 en tout');
    expect(spanOf(page(502, 20, 10_000, true))).toBe('10\u202f021–10\u202f040 sur plus de 10\u202f000');
  });

  it('end with the last row', () => {
    expect(lastPage(128, 20)).toBe(7);
    expect(lastPage(120, 20)).toBe(6);
    expect(lastPage(0, 20)).toBe(1);
    expect([isFollowed(page(6, 20, 128)), isFollowed(page(7, 8, 128))]).toEqual([true, false]);
  });

  it('go on beyond what was counted, as long as they are full', () => {
    expect(isFollowed(page(600, 20, 10_000, true))).toBe(true);
    expect(isFollowed(page(600, 7, 10_000, true))).toBe(false);
  });
});
