import { describe, expect, it } from 'vitest';
import { civilDay, civilTime, instantOf } from './instant.ts';

describe('the time of Paris', () => {
  it('is an hour ahead in winter and two in summer', () => {
    expect(civilTime(new Date('2026-01-15T09:30:00Z'))).toBe('2026-01-15T10:30:00');
    expect(civilTime(new Date('2026-07-15T09:30:00Z'))).toBe('2026-07-15T11:30:00');
  });

  it('is already tomorrow before midnight elsewhere', () => {
    expect(civilDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(civilDay(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
  });

  it.each([
    ['2026-01-15', '10:30', '2026-01-15T09:30:00.000Z'],
    ['2026-07-15', '10:30', '2026-07-15T08:30:00.000Z'],
    ['2026-07-15', '24:00', '2026-07-15T22:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:30', '2026-10-25T02:30:00.000Z'],
  ])('of %s at %s is the instant %s', (jour, heure, instant) => {
    expect(instantOf(jour, heure).toISOString()).toBe(instant);
  });
});
