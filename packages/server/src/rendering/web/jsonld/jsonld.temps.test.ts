import { JOURS, type Periode } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { ouverture, periode } from '../../../catalogue/testing/ouvertures.ts';
import { horaires, prochaineFois } from './jsonld.temps.ts';

const AT = new Date('2026-11-19T13:00:00Z');
const fois = (...periodes: readonly Periode[]) => prochaineFois(ouverture(periodes), AT);

describe('the dates of an event for search engines', () => {
  const VISITE = [{ ouvre: '10:00', ferme: '11:00' }];

  it('are not those of a time of today that is over', () => {
    const jeudis = { regle: 'hebdomadaire' as const, jours: ['jeudi' as const] };
    const expected = { startDate: '2026-11-26T10:00:00+01:00', endDate: '2026-11-26T11:00:00+01:00' };
    expect(fois(periode({ ...jeudis, du: '2026-10-01', au: '2026-12-31', creneaux: VISITE }))).toMatchObject(expected);
    expect(fois(periode({ du: '2026-11-19', au: '2026-11-19', creneaux: VISITE }))).toBeNull();
  });

  it('start with the time of the day that is not over', () => {
    const creneaux = [...VISITE, { ouvre: '20:00', ferme: '21:00' }];
    expect(fois(periode({ du: '2026-11-19', au: '2026-11-19', creneaux }))).toMatchObject({
      startDate: '2026-11-19T20:00:00+01:00',
      endDate: '2026-11-19T21:00:00+01:00',
    });
  });

  const exposition = (changes: Partial<Periode> = {}): Periode =>
    periode({
      du: '2026-11-04',
      au: '2026-12-08',
      regle: 'hebdomadaire',
      jours: [...JOURS.slice(2)],
      creneaux: [{ ouvre: '10:00', ferme: '18:00' }],
      ...changes,
    });

  it('of an exhibition that rests on some days of the week are its first and its last, with its days', () => {
    const told = prochaineFois(ouverture([exposition()], { fermetures: ['onze-novembre'] }), AT);
    expect(told).toEqual({
      startDate: '2026-11-04T10:00:00+01:00',
      endDate: '2026-12-08',
      eventSchedule: [
        {
          '@type': 'Schedule',
          startDate: '2026-11-04',
          endDate: '2026-12-08',
          repeatFrequency: 'P1W',
          byDay: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => `https://schema.org/${day}`),
          startTime: '10:00',
          endTime: '18:00',
          scheduleTimezone: 'Europe/Paris',
          exceptDate: ['2026-11-11'],
        },
      ],
    });
  });

  it('of a permanent exhibition are its next days in a row', () => {
    expect(fois(exposition({ du: '2020-01-01', au: '2030-12-31' }))).toEqual({
      startDate: '2026-11-18T10:00:00+01:00',
      endDate: '2026-11-22T18:00:00+01:00',
      eventSchedule: [],
    });
  });

  it('of what comes back on few days of the week are those of its next days', () => {
    expect(fois(exposition({ jours: ['samedi', 'dimanche'] }))).toEqual({
      startDate: '2026-11-21T10:00:00+01:00',
      endDate: '2026-11-22T18:00:00+01:00',
      eventSchedule: [],
    });
  });
});

describe('the hours of a place for search engines', () => {
  const closed = (validThrough?: string) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: '2026-11-19',
    validThrough,
  });
  const said = (...periodes: readonly Periode[]) => horaires(ouverture(periodes), '2026-11-19');

  it('say until when it is closed for the season', () => {
    const summer = periode({ du: '2026-04-01', au: '2026-10-31' });
    expect(said({ ...summer, chaqueAnnee: true })).toEqual([closed('2027-03-31')]);
    const winter = periode({ du: '2026-12-19', au: '2027-03-31', creneaux: [{ ouvre: '09:00', ferme: '18:00' }] });
    expect(said(summer, winter)).toMatchObject([closed('2026-12-18'), { opens: '09:00', validFrom: '2026-12-19' }]);
  });

  it('say that it is closed until further notice', () => {
    expect(horaires(ouverture([periode()], { fermeTemporairement: true }), '2026-11-19')).toEqual([closed()]);
  });

  it('say nothing of a day of rest, nor while nobody knows when it opens next', () => {
    const hours = { du: '2026-04-01', au: '2026-11-18', creneaux: [{ ouvre: '09:00', ferme: '18:00' }] };
    expect(said(periode(hours))).toEqual([]);
    expect(said(periode({ regle: 'sauf', jours: ['jeudi'] }))).toEqual([]);
    expect(said()).toEqual([]);
  });
});
