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
