import { expect, it } from 'vitest';
import { debutCorrige } from './passages.ts';

const AT = new Date('2026-11-15T10:00:00Z');
const YEAR = 366 * 86_400_000;
const corrige = (debut: string, decalage = 0) => debutCorrige({ debut, decalage }, AT, YEAR).toISOString();

it('a showing began when the clock of its screen said, less what it was off by', () => {
  expect(corrige('2026-11-15T09:00:00Z')).toBe('2026-11-15T09:00:00.000Z');
  expect(corrige('2026-11-16T09:00:00Z', 86_400)).toBe('2026-11-15T09:00:00.000Z');
  expect(corrige('2026-11-14T09:00:00Z', -86_400)).toBe('2026-11-15T09:00:00.000Z');
});

it('a clock that was never set is believed by nobody', () => {
  expect(corrige('1970-01-01T00:00:10Z')).toBe(AT.toISOString());
  expect(corrige('2031-01-01T00:00:00Z')).toBe(AT.toISOString());
});
