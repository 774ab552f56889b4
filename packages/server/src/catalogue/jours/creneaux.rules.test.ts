import { describe, expect, it } from 'vitest';
import { ouverture, periode } from '../testing/ouvertures.ts';
import { creneauxFrom, seancesFrom } from './creneaux.rules.ts';

const open = (...creneaux: { ouvre?: string; ferme?: string }[]) =>
  creneauxFrom(ouverture([periode({ du: '2026-11-15', au: '2026-11-16', creneaux })]), '2026-11-15');

describe('the hours of the days to come', () => {
  it('are minutes from the midnight that they begin with, day after day', () => {
    expect(open({ ouvre: '09:00', ferme: '12:30' })).toEqual([
      [540, 750],
      [1_980, 2_190],
    ]);
  });

  it('go on past midnight, and join what follows', () => {
    expect(open({ ouvre: '22:00', ferme: '02:00' }).slice(0, 1)).toEqual([[1_320, 1_560]]);
    expect(open({ ouvre: '09:00', ferme: '12:00' }, { ouvre: '12:00', ferme: '14:00' })[0]).toEqual([540, 840]);
    expect(open({ ouvre: '00:00', ferme: '24:00' })).toEqual([[0, 2_880]]);
  });

  it('remember what opened the evening before', () => {
    const bar = ouverture([
      periode({ du: '2026-11-14', au: '2026-11-14', creneaux: [{ ouvre: '22:00', ferme: '02:00' }] }),
    ]);
    expect(creneauxFrom(bar, '2026-11-15')).toEqual([[-120, 120]]);
  });

  it('of which one side is unknown tell nothing', () => {
    expect(open({ ouvre: '09:00' })).toEqual([]);
    expect(
      creneauxFrom(
        ouverture([periode({ creneaux: [{ ouvre: '09:00', ferme: '10:00' }] })], { fermeTemporairement: true }),
        '2026-11-15',
      ),
    ).toEqual([]);
  });
});

describe('the times of an event to come', () => {
  it('are told one by one, day by day without hours, up to the first after the days that are worked out', () => {
    const of = ouverture([
      periode({ du: '2026-11-14', au: '2026-11-14', creneaux: [{ ouvre: '22:00', ferme: '02:00' }] }),
      periode({ du: '2026-11-15', au: '2026-11-16' }),
      periode({ regle: 'dates', dates: ['2026-12-15', '2026-12-16'], creneaux: [{ ouvre: '20:30' }] }),
    ]);
    expect(seancesFrom(of, '2026-11-15')).toEqual([
      [-120, 120],
      [0, 1_440],
      [1_440, 2_880],
      [30 * 1_440 + 1_230, 31 * 1_440],
    ]);
  });

  it('are all those of the days that are worked out, however many they are', () => {
    const creneaux = Array.from({ length: 40 }, (_, rang) => {
      const heure = String(8 + Math.floor(rang / 4)).padStart(2, '0');
      return { ouvre: `${heure}:${(rang % 4) * 15 || '00'}`, ferme: '20:00' };
    });
    const visites = ouverture([periode({ du: '2026-11-14', au: '2026-12-31', creneaux })]);
    expect(seancesFrom(visites, '2026-11-15')).toHaveLength(10 * 40 + 1);
  });
});
