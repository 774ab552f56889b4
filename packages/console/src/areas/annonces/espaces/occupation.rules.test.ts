import { describe, expect, it } from 'vitest';
import { moisDe, moisDepuis, placeDe } from './occupation.rules.ts';

describe('the months of a calendar', () => {
  it('are whole, over the years and back', () => {
    expect(moisDepuis('2026-11-15', 0, 6)).toEqual({ du: '2026-11-01', au: '2027-04-30' });
    expect(moisDepuis('2026-11-15', -12, 2)).toEqual({ du: '2025-11-01', au: '2025-12-31' });
    expect(moisDepuis('2028-02-29', 0, 1)).toEqual({ du: '2028-02-01', au: '2028-02-29' });
  });

  it('fill the window', () => {
    const mois = moisDe({ du: '2026-11-01', au: '2027-04-30' });
    expect(mois).toHaveLength(6);
    expect(mois.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
  });
});

describe('a bar', () => {
  const juin = { du: '2026-06-01', au: '2026-06-30' };

  it('goes from the first to the last day', () => {
    expect(placeDe(juin, juin)).toEqual({ left: 0, width: 100 });
    expect(placeDe({ du: '2026-06-16', au: '2026-06-18' }, juin)).toEqual({ left: 50, width: 10 });
  });

  it('is cut at the edges of the window', () => {
    expect(placeDe({ du: '2026-01-01', au: '2026-06-15' }, juin)).toEqual({ left: 0, width: 50 });
    expect(placeDe({ du: '2026-06-16', au: '2027-01-01' }, juin)).toEqual({ left: 50, width: 50 });
    expect(placeDe({ du: '2026-01-01', au: '2026-02-01' }, juin).width).toBe(0);
  });
});
