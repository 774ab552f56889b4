import { describe, expect, it } from 'vitest';
import { between, NOTHING_SELECTED, shareOf, withAll, withoutAll } from './selection.rules.ts';

const rows = [1, 2, 3, 4, 5].map((id) => ({ id, titre: `Tag ${id}` }));
const ids = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id);

describe('ticking rows', () => {
  it('takes every row between two, upwards as downwards', () => {
    expect(ids(between(rows, 2, 4))).toEqual([2, 3, 4]);
    expect(ids(between(rows, 4, 2))).toEqual([2, 3, 4]);
  });

  it('takes the row alone when the other one is on another page', () => {
    expect(ids(between(rows, 99, 4))).toEqual([4]);
  });

  it('says whether all, some or none of the page is ticked', () => {
    const two = withAll(NOTHING_SELECTED, rows.slice(0, 2));
    expect(shareOf(NOTHING_SELECTED, rows)).toBe('none');
    expect(shareOf(two, rows)).toBe('some');
    expect(shareOf(withAll(two, rows), rows)).toBe('all');
    expect(shareOf(two, [])).toBe('none');
  });

  it('keeps the rows of other pages, with their names', () => {
    const elsewhere = withAll(NOTHING_SELECTED, [{ id: 42, titre: 'Hiver' }]);
    expect([...withoutAll(withAll(elsewhere, rows), rows)]).toEqual([[42, 'Hiver']]);
  });
});
