import { describe, expect, it } from 'vitest';
import { civilTime } from '../../catalogue/dates/instant.ts';
import { type CalendrierSimple, prochainesDates } from './calendrier.rules.ts';
import { calendrierSchema } from './calendrier.schemas.ts';

const times = (calendrier: CalendrierSimple, depuis: string, options: object = {}) =>
  prochainesDates(calendrier, { depuis: new Date(depuis), nombre: 3, ...options }).map((at) =>
    civilTime(at).slice(0, 16),
  );

describe('the next dates of a schedule', () => {
  it('of certain days of the week come in their order, the day itself while its hour is to come', () => {
    const calendrier: CalendrierSimple = { genre: 'hebdomadaire', jours: ['vendredi', 'lundi'], heure: '06:00' };
    // A Monday, before and after six in Paris.
    expect(times(calendrier, '2026-11-16T04:59:00Z')).toEqual([
      '2026-11-16T06:00',
      '2026-11-20T06:00',
      '2026-11-23T06:00',
    ]);
    expect(times(calendrier, '2026-11-16T05:00:00Z')).toEqual([
      '2026-11-20T06:00',
      '2026-11-23T06:00',
      '2026-11-27T06:00',
    ]);
  });

  it('of every day keep their hour through both changes of clocks', () => {
    const calendrier: CalendrierSimple = { genre: 'quotidienne', heure: '06:00' };
    expect(times(calendrier, '2026-03-28T00:00:00Z')).toEqual([
      '2026-03-28T06:00',
      '2026-03-29T06:00',
      '2026-03-30T06:00',
    ]);
    expect(times(calendrier, '2026-10-24T00:00:00Z')).toEqual([
      '2026-10-24T06:00',
      '2026-10-25T06:00',
      '2026-10-26T06:00',
    ]);
  });

  it('of an hour that the clocks skip come once, after the jump', () => {
    const calendrier: CalendrierSimple = { genre: 'quotidienne', heure: '02:30' };
    expect(times(calendrier, '2026-03-28T12:00:00Z')[0]).toBe('2026-03-29T03:30');
  });

  it('of a month without that day fall on its last one', () => {
    const calendrier: CalendrierSimple = { genre: 'mensuelle', jour: 31, heure: '08:00' };
    expect(times(calendrier, '2027-01-31T09:00:00Z')).toEqual([
      '2027-02-28T08:00',
      '2027-03-31T08:00',
      '2027-04-30T08:00',
    ]);
  });

  it('of a single day are one, or none once it is past', () => {
    const calendrier: CalendrierSimple = { genre: 'une-fois', jour: '2026-12-01', heure: '10:00' };
    expect(times(calendrier, '2026-11-16T00:00:00Z')).toEqual(['2026-12-01T10:00']);
    expect(times(calendrier, '2026-12-01T09:00:00Z')).toEqual([]);
  });

  it('stay within the days that the schedule is valid for', () => {
    const calendrier: CalendrierSimple = { genre: 'quotidienne', heure: '06:00' };
    const validite = { du: '2026-12-24', au: '2026-12-25' };
    expect(times(calendrier, '2026-11-16T00:00:00Z', { validite })).toEqual(['2026-12-24T06:00', '2026-12-25T06:00']);
    expect(times(calendrier, '2026-12-26T00:00:00Z', { validite })).toEqual([]);
  });
});

describe('a schedule', () => {
  it.each([
    [{ genre: 'hebdomadaire', jours: [], heure: '06:00' }, 'Choisissez au moins un jour.'],
    [{ genre: 'hebdomadaire', jours: ['lundi', 'lundi'], heure: '06:00' }, 'Le même jour figure deux fois.'],
    [{ genre: 'quotidienne', heure: '25:00' }, 'Une heure comme 06:00.'],
  ])('is refused where it means nothing: %j', (calendrier, message) => {
    expect(calendrierSchema.safeParse(calendrier).error?.issues[0]?.message).toBe(message);
  });
});
