import { JOURS_FERIES, textOf } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { ferieOf, paques } from './feries.rules.ts';

describe('public holidays', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i is on %s', (year, expected) => expect(textOf(paques(year))).toBe(expected));

  it('of 2026 fall on these days', () => {
    expect(JOURS_FERIES.map((ferie) => textOf(ferieOf(ferie, 2026)))).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
  });
});
