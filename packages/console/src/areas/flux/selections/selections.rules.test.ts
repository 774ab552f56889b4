import { expect, it } from 'vitest';
import { countText, idsIn, writeIds } from './selections.rules.ts';

it('numbers are read however they are separated, and written in order', () => {
  expect(idsIn('71, 70;  9')).toEqual([71, 70, 9]);
  expect(idsIn('')).toEqual([]);
  expect(writeIds(new Set([71, 9, 70]))).toBe('9, 70, 71');
});

it('a selection whose count is not known says so', () => {
  expect(countText(null)).toBe('nombre de fiches inconnu');
  expect(countText(1)).toBe('1 fiche');
  expect(countText(1_240)).toMatch(/^1\s240 fiches$/u);
});
