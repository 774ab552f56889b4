import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth, numeroOf, partsOf, rangDansSemaine, textOf } from './jour-civil.ts';

const anyDay = fc.integer({ min: -719_162, max: 2_932_896 });

describe('a civil day', () => {
  it('counts as the calendar does, from year 1 to 9999', () => {
    fc.assert(
      fc.property(anyDay, (numero) => {
        const date = new Date(numero * 86_400_000);
        const text = date.toISOString().slice(0, 10);
        expect(textOf(numero)).toBe(text);
        expect(numeroOf(text)).toBe(numero);
        expect(rangDansSemaine(numero)).toBe((date.getUTCDay() + 6) % 7);
        expect(partsOf(numero).month).toBe(date.getUTCMonth() + 1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads leap years', () => {
    expect([2023, 2024, 2000, 1900, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28, 28]);
    expect(numeroOf('2023-02-29')).toBeNull();
    expect(numeroOf('2024-02-29')).not.toBeNull();
  });

  it.each([
    '',
    '2026',
    '0000-00-00',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '2026/01/01',
    '20260101xx',
    'abcd-ef-gh',
    '2026-01-011',
  ])('is not « %s »', (text) => expect(numeroOf(text)).toBeNull());
});
