import { describe, expect, it } from 'vitest';
import { entreeDansFenetre, heuresDePassage, isDansFenetre, isFenetre } from './fenetre.ts';

describe('the hours at which a source may be read', () => {
  it('are those of its window, past midnight too', () => {
    expect(heuresDePassage(1, 10, '06:00-09:00')).toEqual([6, 7, 8]);
    expect(heuresDePassage(1, 0, '22:00-02:00')).toEqual([0, 1, 2, 22, 23]);
    expect(heuresDePassage(6, 30, '05:00-13:00')).toEqual([6, 12]);
  });

  it('are the first of the window where none of its own is inside', () => {
    expect(heuresDePassage(6, 0, '07:30-10:00')).toEqual([8]);
  });

  it('are all of them without a window, or with one that cannot be read', () => {
    expect(heuresDePassage(6, 0, '')).toEqual([0, 6, 12, 18]);
    expect(heuresDePassage(6, 0, '25:00-26:00')).toEqual([0, 6, 12, 18]);
    expect(isFenetre('22:00-06:00')).toBe(true);
    expect(isFenetre('22h-6h')).toBe(false);
  });
});

describe('a window', () => {
  it.each([
    ['22:00-06:00', '23:10', true],
    ['22:00-06:00', '06:00', true],
    ['22:00-06:00', '06:01', false],
    ['08:00-12:00', '12:30', false],
    ['', '12:30', true],
    ['la nuit', '12:30', true],
  ])('%s at %s: %s', (fenetre, heure, isInside) => {
    expect(isDansFenetre(fenetre, heure)).toBe(isInside);
  });

  it.each([
    ['22:00-06:00', '2026-11-18T09:00:00Z', '2026-11-18T21:00:00.000Z'],
    ['22:00-06:00', '2026-11-18T23:30:00Z', '2026-11-18T23:30:00.000Z'],
    ['08:00-12:00', '2026-11-18T14:00:00Z', '2026-11-19T07:00:00.000Z'],
    ['08:00-12:00', '2026-10-24T14:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['', '2026-11-18T09:00:00Z', '2026-11-18T09:00:00.000Z'],
  ])('%s is next entered from %s on at %s', (fenetre, at, entree) => {
    expect(entreeDansFenetre(fenetre, new Date(at)).toISOString()).toBe(entree);
  });
});
