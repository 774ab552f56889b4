import { describe, expect, it } from 'vitest';
import { dateTyped, readDate, writeDate } from './date-text.ts';

const now = new Date('2026-07-01T10:00:00Z');
const read = (text: string) => readDate(text, now);

describe('a date as it is typed', () => {
  it('is read in the French order, whatever the separator', () => {
    for (const text of ['14/11/2026', '14-11-2026', '14.11.2026', '14 11 2026', '14112026', ' 14/11/26 ', '2026-11-14'])
      expect(read(text), text).toBe('2026-11-14');
  });

  it('without its year is of this year', () => {
    expect(read('3/2')).toBe('2026-02-03');
  });

  it('that does not exist is none', () => {
    for (const text of ['31/02/2026', '29/02/2027', '32/01/2026', '01/13/2026', '0/1/2026'])
      expect(read(text), text).toBeNull();
    expect(read('29/02/2028')).toBe('2028-02-29');
  });

  it('that is not whole is none', () => {
    for (const text of ['', '14', '14/', '14/11/', '14/11/202', 'demain']) expect(read(text), text).toBeNull();
  });
});

describe('a date while it is typed', () => {
  it('is one once its year is whole, and a text before', () => {
    for (const text of ['14/11/2026', '14112026', '2026-11-14']) expect(dateTyped(text, now), text).toBe('2026-11-14');
    for (const text of ['14', '14/11', '14/11/20', '14/11/202', '31/02/2026', 'demain', '2026-11-1'])
      expect(dateTyped(text, now), text).toBe(text);
    expect(dateTyped(' ', now)).toBeNull();
  });

  it('is written in the French way, or as it was typed', () => {
    expect(writeDate('2026-11-14')).toBe('14/11/2026');
    for (const text of ['', '31/02/2026', '2026-02-31']) expect(writeDate(text)).toBe(text);
  });
});
