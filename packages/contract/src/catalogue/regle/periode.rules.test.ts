import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDay } from '../dates/instant.ts';
import { joursDe } from './periode.rules.ts';
import { PERIODES_RELATIVES, type PeriodeRelative } from './periode.schemas.ts';

const on = (jour: string, quand: PeriodeRelative) => {
  const { du, au } = joursDe({ genre: 'relative', quand }, jour);
  return [du, au];
};

describe('the days that a rule means', () => {
  it.each<[string, PeriodeRelative, string | null, string | null]>([
    // A Wednesday.
    ['2026-11-18', 'aujourdhui', '2026-11-18', '2026-11-18'],
    ['2026-11-18', 'demain', '2026-11-19', '2026-11-19'],
    ['2026-11-18', 'ce-week-end', '2026-11-21', '2026-11-22'],
    ['2026-11-18', 'week-end-prochain', '2026-11-28', '2026-11-29'],
    ['2026-11-18', 'sept-jours', '2026-11-18', '2026-11-24'],
    ['2026-11-18', 'cette-semaine', '2026-11-18', '2026-11-22'],
    ['2026-11-18', 'semaine-prochaine', '2026-11-23', '2026-11-29'],
    ['2026-11-18', 'ce-mois', '2026-11-18', '2026-11-30'],
    ['2026-11-18', 'mois-prochain', '2026-12-01', '2026-12-31'],
    ['2026-11-18', 'cette-saison', '2026-11-18', '2027-03-31'],
    ['2026-11-18', 'cette-annee', '2026-11-18', '2026-12-31'],
    ['2026-11-18', 'a-venir', '2026-11-18', null],
    ['2026-11-18', 'passe', null, '2026-11-17'],
    // During the weekend, its remaining days.
    ['2026-11-21', 'ce-week-end', '2026-11-21', '2026-11-22'],
    ['2026-11-22', 'ce-week-end', '2026-11-22', '2026-11-22'],
    ['2026-11-22', 'semaine-prochaine', '2026-11-23', '2026-11-29'],
    // Ends of months and years.
    ['2026-12-31', 'demain', '2027-01-01', '2027-01-01'],
    ['2026-12-31', 'mois-prochain', '2027-01-01', '2027-01-31'],
    ['2026-12-31', 'ce-week-end', '2027-01-02', '2027-01-03'],
    ['2026-12-31', 'cette-annee', '2026-12-31', '2026-12-31'],
    ['2027-01-31', 'mois-prochain', '2027-02-01', '2027-02-28'],
    ['2028-01-31', 'mois-prochain', '2028-02-01', '2028-02-29'],
    ['2028-02-29', 'ce-mois', '2028-02-29', '2028-02-29'],
    // Seasons.
    ['2026-03-31', 'cette-saison', '2026-03-31', '2026-03-31'],
    ['2026-04-01', 'cette-saison', '2026-04-01', '2026-09-30'],
    ['2026-10-01', 'cette-saison', '2026-10-01', '2027-03-31'],
    // The weekends when clocks change: 29 March and 25 October.
    ['2026-03-28', 'ce-week-end', '2026-03-28', '2026-03-29'],
    ['2026-03-29', 'demain', '2026-03-30', '2026-03-30'],
    ['2026-10-25', 'ce-week-end', '2026-10-25', '2026-10-25'],
    ['2026-10-24', 'demain', '2026-10-25', '2026-10-25'],
  ])('on %s, « %s », are %s to %s', (jour, quand, du, au) => {
    expect(on(jour, quand)).toEqual([du, au]);
  });

  it('move at midnight in Paris, also when the clocks change', () => {
    const weekend = (instant: string) => on(civilDay(new Date(instant)), 'aujourdhui')[0];
    expect(weekend('2026-03-28T22:59:59Z')).toBe('2026-03-28');
    expect(weekend('2026-03-28T23:00:00Z')).toBe('2026-03-29');
    expect(weekend('2026-03-29T21:59:59Z')).toBe('2026-03-29');
    expect(weekend('2026-03-29T22:00:00Z')).toBe('2026-03-30');
    expect(weekend('2026-10-25T22:59:59Z')).toBe('2026-10-25');
    expect(weekend('2026-10-25T23:00:00Z')).toBe('2026-10-26');
  });

  it('count from today where they are so many days away', () => {
    expect(joursDe({ genre: 'jours', de: -1, a: 6 }, '2026-12-31')).toEqual({ du: '2026-12-30', au: '2027-01-06' });
  });

  it('never end before they begin, whatever the day', () => {
    const jour = fc
      .integer({ min: 0, max: 4_000 })
      .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(jour, fc.constantFrom(...PERIODES_RELATIVES), (aujourdhui, { value }) => {
        const [du, au] = on(aujourdhui, value);
        expect(du === null || au === null || (du ?? '') <= (au ?? '')).toBe(true);
      }),
    );
  });
});
