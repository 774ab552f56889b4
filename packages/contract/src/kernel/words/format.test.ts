import { describe, expect, it } from 'vitest';
import { abbreviateNumber, timeAgo } from './format.ts';

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1\u202fk'],
    [12_345, '12,3\u202fk'],
    [999_999, '1\u202fM'],
    [2_500_000, '2,5\u202fM'],
    [3e9, '3\u202fG'],
    [4e12, '4\u202fT'],
    [5e15, '5\u202fP'],
    [6e18, '6\u202fE'],
    [-12_345, '-12,3\u202fk'],
  ])('%d reads %s', (value, text) => {
    expect(abbreviateNumber(value)).toBe(text);
  });
});

describe('time ago', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  it.each([
    [30, 'à l’instant'],
    [60, 'il y a 1 minute'],
    [59 * 60, 'il y a 59 minutes'],
    [3_600, 'il y a 1 heure'],
    [23 * 3_600, 'il y a 23 heures'],
    [24 * 3_600, 'il y a 1 jour'],
    [400 * 86_400, 'il y a 400 jours'],
    [-60, 'à l’instant'],
  ])('%d seconds reads %s', (seconds, text) => {
    expect(timeAgo(new Date(now.getTime() - seconds * 1000), now).replace(/\u00a0/g, ' ')).toBe(text);
  });
});
