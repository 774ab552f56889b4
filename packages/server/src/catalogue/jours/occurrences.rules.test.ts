import type { Periode } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOuverture, daysOf, jour, ouverture, periode, plus } from '../testing/ouvertures.ts';
import { openDays } from './jours.rules.ts';
import { HORIZON, nextOccurrences } from './occurrences.rules.ts';

const MATIN: Periode['creneaux'] = [{ ouvre: '10:00', ferme: '11:00' }];

describe('the next occurrences of an event', () => {
  it('are its days from that one on, with their hours', () => {
    const concert = periode({
      regle: 'hebdomadaire',
      jours: ['vendredi', 'samedi'],
      du: '2026-03-01',
      au: '2026-03-31',
      creneaux: [
        { ouvre: '20:30', ferme: '23:00' },
        { jours: ['samedi'], ouvre: '15:00' },
      ],
    });
    expect(nextOccurrences(ouverture([concert]), { jour: '2026-03-06' }, 4)).toEqual([
      { jour: '2026-03-06', ouvre: '20:30', ferme: '23:00' },
      { jour: '2026-03-07', ouvre: '15:00' },
      { jour: '2026-03-07', ouvre: '20:30', ferme: '23:00' },
      { jour: '2026-03-13', ouvre: '20:30', ferme: '23:00' },
    ]);
  });

  it('say the day alone where the hours are not known', () => {
    expect(
      nextOccurrences(ouverture([periode({ du: '2026-12-31', au: '2027-01-01' })]), { jour: '2026-11-01' }, 9),
    ).toEqual([{ jour: '2026-12-31' }, { jour: '2027-01-01' }]);
  });

  it('say the same hour of the same day once', () => {
    const same = { du: '2026-05-01', au: '2026-05-01', creneaux: [{ ouvre: '10:00' }] };
    expect(nextOccurrences(ouverture([periode(same), periode(same)]), { jour: '2026-05-01' }, 9)).toEqual([
      { jour: '2026-05-01', ouvre: '10:00' },
    ]);
  });

  it('are found years ahead', () => {
    const leap = periode({ regle: 'dates', dates: ['2024-02-29'], chaqueAnnee: true });
    expect(nextOccurrences(ouverture([leap]), { jour: '2026-01-01' }, 2)).toEqual([
      { jour: '2028-02-29' },
      { jour: '2032-02-29' },
    ]);
  });

  it('are none once it is past, closed, or without a date', () => {
    const past = periode({ du: '2025-01-01', au: '2025-01-02' });
    expect(nextOccurrences(ouverture([past]), { jour: '2026-01-01' }, 3)).toEqual([]);
    expect(nextOccurrences(ouverture([periode()], { fermeTemporairement: true }), { jour: '2026-01-01' }, 3)).toEqual(
      [],
    );
    expect(nextOccurrences(ouverture([]), { jour: '2026-01-01' }, 3)).toEqual([]);
    expect(nextOccurrences(ouverture([periode()]), { jour: '2026-01-01' }, 0)).toEqual([]);
  });

  it('are not those of the day that are over at an hour', () => {
    const walk = periode({ regle: 'dates', dates: ['2026-11-19', '2026-11-26'], creneaux: MATIN });
    const next = (depuis: Parameters<typeof nextOccurrences>[1]) =>
      nextOccurrences(ouverture([walk]), depuis, 1)[0]?.jour;
    expect(next({ at: new Date('2026-11-19T09:59:59Z') })).toBe('2026-11-19');
    expect(next({ at: new Date('2026-11-19T10:00:00Z') })).toBe('2026-11-26');
    expect(next({ jour: '2026-11-19' })).toBe('2026-11-19');
  });

  it('last until the day ends where no end is known, and past midnight where they close then', () => {
    const at = (from: string, ...creneaux: Periode['creneaux']) => {
      const of = ouverture([periode({ du: '2026-11-19', au: '2026-11-19', creneaux })]);
      return nextOccurrences(of, { at: new Date(`${from}+01:00`) }, 1).length;
    };
    for (const hours of [
      [],
      [{ ouvre: '10:00' }],
      [{ ouvre: '10:00', ferme: '10:00' }],
      [{ ouvre: '10:00', ferme: '24:00' }],
    ]) {
      expect(at('2026-11-19T23:59:59', ...hours), JSON.stringify(hours)).toBe(1);
      expect(at('2026-11-20T00:00:00', ...hours), JSON.stringify(hours)).toBe(0);
    }
    expect(at('2026-11-20T01:59:59', { ouvre: '22:00', ferme: '02:00' })).toBe(1);
    expect(at('2026-11-20T02:00:00', { ouvre: '22:00', ferme: '02:00' })).toBe(0);
  });

  it('are all the open days, in order and no others', () => {
    fc.assert(
      fc.property(anyOuverture, jour, fc.integer({ min: 1, max: 60 }), (of, from, most) => {
        const found = nextOccurrences(of, { jour: from }, most);
        expect(found.length).toBeLessThanOrEqual(most);
        const days = [...new Set(found.map((one) => one.jour))];
        const open = openDays(of, { du: from, au: plus(from, HORIZON - 1) }).flatMap(({ du, au }) => daysOf(du, au));
        expect(days).toEqual(open.slice(0, days.length));
        if (found.length < most) expect(days).toHaveLength(open.length);
      }),
      { numRuns: 60 },
    );
  });
});
