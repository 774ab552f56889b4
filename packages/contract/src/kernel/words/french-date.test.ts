import { expect, it } from 'vitest';
import { frenchDate } from './french-date.ts';

const long = frenchDate({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

it.each([
  ['2027-06-01', 'mardi 1er juin 2027'],
  ['2027-06-11', 'vendredi 11 juin 2027'],
  ['2027-06-21', 'lundi 21 juin 2027'],
])('%s is %s', (day, words) => {
  expect(long.format(new Date(`${day}T00:00:00Z`))).toBe(words);
});

it('short ones too', () => {
  const short = frenchDate({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  expect(short.format(new Date('2026-11-01T00:00:00Z'))).toBe('1er nov.');
});

it('an instant is told in the time of Paris, its hour as French says it; seconds stay with their colons', () => {
  const instant = new Date('2026-06-30T22:05:07Z');
  expect(frenchDate({ hour: '2-digit', minute: '2-digit' }).format(instant)).toBe('0\u00a0h\u00a005');
  expect(frenchDate({ hour: '2-digit', minute: '2-digit' }).format(new Date('2026-06-30T16:05:07Z'))).toBe(
    '18\u00a0h\u00a005',
  );
  expect(frenchDate({ day: 'numeric', month: 'long' }).format(instant)).toBe('1er juillet');
  expect(frenchDate({ timeStyle: 'medium' }).format(instant)).toBe('00:05:07');
});
