import { LARGEST_EXPORT, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { storedOf } from '../stored.ts';
import { exportRows } from './export.service.ts';

/** A list of so many rows, of which none is read. */
const leaving = (format: 'csv' | 'xlsx', total: number) => {
  let isRead = false;
  const rows = async () => {
    isRead = true;
    return { items: [], names: {} };
  };
  const left = exportRows(
    { stored: storedOf(tag), language: 'fr', total, rows },
    { format, fields: ['libelle'], q: '', filter: {}, sort: [] },
  );
  return left.then(
    ({ type }) => ({ type, isRead }),
    (error: { errorName: string }) => ({ refused: error.errorName, isRead }),
  );
};

describe('a list that leaves in a file', () => {
  it.each([
    ['csv', LARGEST_EXPORT],
    ['xlsx', 10_000],
  ] as const)('is refused as %s beyond %i rows, before one of them is read', async (format, most) => {
    expect(await leaving(format, most + 1)).toEqual({ refused: 'tooManyRows', isRead: false });
    expect(await leaving(format, most)).toMatchObject({ type: expect.any(String) });
  });
});
