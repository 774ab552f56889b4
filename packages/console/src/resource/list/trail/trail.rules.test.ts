import { expect, it, vi } from 'vitest';
import { mayStep, rankIn, stepFrom, type Trail } from './trail.rules.ts';

const TRAIL: Trail = {
  ids: [30, 40],
  rank: 3,
  total: 6,
  plus: false,
  from: 2,
  to: 2,
  query: { itemsPerPage: 2, q: '', sort: '', filter: '{}' },
  liste: '/catalogue/list',
};

it('goes from one row to the next without asking', async () => {
  const read = vi.fn();
  expect(await stepFrom(TRAIL, 30, 1, read)).toEqual({ id: 40, trail: TRAIL });
  expect(read).not.toHaveBeenCalled();
  expect([rankIn(TRAIL, 40), rankIn(TRAIL, 99)]).toEqual([4, null]);
});

it('goes on with the next page, and back to the one before', async () => {
  const pages: Readonly<Record<number, readonly number[]>> = { 1: [10, 20], 2: [30, 40], 3: [50, 60] };
  const read = async (page: number) => pages[page] ?? [];
  const next = await stepFrom(TRAIL, 40, 1, read);
  expect(next).toMatchObject({ id: 50, trail: { ids: [30, 40, 50, 60], rank: 3, to: 3 } });
  expect(await stepFrom(TRAIL, 30, -1, read)).toMatchObject({
    id: 20,
    trail: { ids: [10, 20, 30, 40], rank: 1, from: 1 },
  });
});

it('passes over none of those that took the places of what was put right', async () => {
  const read = async (page: number) => (page === 2 ? [50, 60] : []);
  expect(await stepFrom(TRAIL, 40, 1, read)).toMatchObject({ id: 50, trail: { ids: [30, 40, 50, 60], to: 2 } });
  expect(await stepFrom(TRAIL, 40, 1, async () => [])).toBeNull();
});

it('ends at both ends of what the list counted', () => {
  expect(mayStep({ ...TRAIL, rank: 1 }, 30, -1)).toBe(false);
  expect(mayStep(TRAIL, 30, -1)).toBe(true);
  expect(mayStep(TRAIL, 40, 1)).toBe(true);
  expect(mayStep({ ...TRAIL, total: 4 }, 40, 1)).toBe(false);
  expect(mayStep({ ...TRAIL, total: 4, plus: true }, 40, 1)).toBe(true);
});
