import { JOURS, type Ouverture, type Periode, textOf } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOuverture, daysOf, jour, ouverture, periode, plus } from '../testing/ouvertures.ts';
import { ferieOf, isFerie } from './feries.rules.ts';
import { openDays } from './jours.rules.ts';

const ANNEE = { du: '2026-01-01', au: '2026-12-31' };
/** « 2026-03-01/2026-03-04 2026-05-01 », for the eye. */
const say = (of: Ouverture, window = ANNEE) =>
  openDays(of, window)
    .map(({ du, au }) => (du === au ? du : `${du}/${au}`))
    .join(' ');

describe('open days', () => {
  it('of a period are those between its bounds, both included', () => {
    expect(say(ouverture([periode({ du: '2026-04-01', au: '2026-09-30' })]))).toBe('2026-04-01/2026-09-30');
  });

  it('stay inside the window', () => {
    const long = ouverture([periode({ du: '2010-01-01', au: '2202-12-04' })]);
    expect(say(long)).toBe('2026-01-01/2026-12-31');
    expect(say(ouverture([periode({ du: '2026-12-31', au: '2027-01-05' })]))).toBe('2026-12-31');
  });

  it('have no end where the period has none', () => {
    expect(say(ouverture([periode({ du: '2026-10-01' })]))).toBe('2026-10-01/2026-12-31');
    expect(say(ouverture([periode({ au: '2026-02-01' })]))).toBe('2026-01-01/2026-02-01');
    expect(say(ouverture([periode()]))).toBe('2026-01-01/2026-12-31');
  });

  it('do not exist in a period written backwards, nor in a window written backwards', () => {
    expect(say(ouverture([periode({ du: '2026-09-30', au: '2026-04-01' })]))).toBe('');
    expect(say(ouverture([periode({ du: '2027-06-01', au: '2025-06-01' })]))).toBe('');
    expect(say(ouverture([periode()]), { du: '2026-02-01', au: '2026-01-01' })).toBe('');
  });

  it('of periods that touch or overlap become one', () => {
    const of = ouverture([
      periode({ du: '2026-06-01', au: '2026-06-30' }),
      periode({ du: '2026-03-01', au: '2026-05-31' }),
      periode({ du: '2026-05-15', au: '2026-06-02' }),
      periode({ du: '2026-08-01', au: '2026-08-02' }),
    ]);
    expect(say(of)).toBe('2026-03-01/2026-06-30 2026-08-01/2026-08-02');
  });

  it('follow the days of the week', () => {
    const week = { du: '2026-03-02', au: '2026-03-15' };
    expect(say(ouverture([periode({ regle: 'hebdomadaire', jours: ['samedi', 'dimanche'] })]), week)).toBe(
      '2026-03-07/2026-03-08 2026-03-14/2026-03-15',
    );
    expect(say(ouverture([periode({ regle: 'sauf', jours: ['lundi'] })]), week)).toBe(
      '2026-03-03/2026-03-08 2026-03-10/2026-03-15',
    );
    expect(say(ouverture([periode({ regle: 'sauf' })]), week)).toBe('2026-03-02/2026-03-15');
    expect(say(ouverture([periode({ regle: 'hebdomadaire' })]), week)).toBe('');
  });

  it('are those of the hours where the week itself names none', () => {
    const of = ouverture([periode({ regle: 'hebdomadaire', creneaux: [{ jours: ['mercredi'], ouvre: '14:00' }] })]);
    expect(say(of, { du: '2026-03-02', au: '2026-03-15' })).toBe('2026-03-04 2026-03-11');
  });

  it('follow the rank of the day in its month', () => {
    const spring = { du: '2026-03-01', au: '2026-05-31' };
    const monthly = (rangs: Periode['rangs'] & object, jours: Periode['jours'] & object = ['dimanche']) =>
      say(ouverture([periode({ regle: 'mensuel', rangs, jours })]), spring);
    expect(monthly([1, 3])).toBe('2026-03-01 2026-03-15 2026-04-05 2026-04-19 2026-05-03 2026-05-17');
    expect(monthly([5])).toBe('2026-03-29 2026-05-31');
    expect(monthly([-1])).toBe('2026-03-29 2026-04-26 2026-05-31');
    expect(monthly([5, -1])).toBe('2026-03-29 2026-04-26 2026-05-31');
    expect(monthly([])).toBe('');
  });

  it('of a series are its dates alone, however many', () => {
    const dates = Array.from({ length: 470 }, (_, index) => textOf(20_454 + index * 2));
    expect(
      openDays(ouverture([periode({ regle: 'dates', dates })]), { du: '2020-01-01', au: '2030-01-01' }),
    ).toHaveLength(470);
    expect(say(ouverture([periode({ regle: 'dates', dates: ['2026-05-02', '2026-05-01', '2025-05-01'] })]))).toBe(
      '2026-05-01/2026-05-02',
    );
  });

  it('come back each year, whatever the year written', () => {
    const of = ouverture([periode({ du: '2014-07-01', au: '2014-08-31', chaqueAnnee: true })]);
    expect(say(of, { du: '2026-08-15', au: '2028-07-02' })).toBe(
      '2026-08-15/2026-08-31 2027-07-01/2027-08-31 2028-07-01/2028-07-02',
    );
    const christmas = ouverture([periode({ regle: 'dates', dates: ['2014-12-25'], chaqueAnnee: true })]);
    expect(say(christmas, { du: '2026-01-01', au: '2027-12-31' })).toBe('2026-12-25 2027-12-25');
  });

  it('of a winter season go over the New Year', () => {
    const of = ouverture([periode({ du: '2014-12-15', au: '2015-03-15', chaqueAnnee: true })]);
    expect(say(of)).toBe('2026-01-01/2026-03-15 2026-12-15/2026-12-31');
    const backwards = ouverture([periode({ du: '2014-12-15', au: '2014-03-15', chaqueAnnee: true })]);
    expect(say(backwards)).toBe(say(of));
  });

  it('keep to February in years that have no 29th', () => {
    const until = ouverture([periode({ du: '2024-02-01', au: '2024-02-29', chaqueAnnee: true })]);
    expect(say(until)).toBe('2026-02-01/2026-02-28');
    expect(say(until, { du: '2028-01-01', au: '2028-12-31' })).toBe('2028-02-01/2028-02-29');
    const since = ouverture([periode({ du: '2024-02-29', au: '2024-03-10', chaqueAnnee: true })]);
    expect(say(since)).toBe('2026-03-01/2026-03-10');
    const leap = ouverture([periode({ du: '2024-02-29', au: '2024-02-29', chaqueAnnee: true })]);
    expect(say(leap, { du: '2026-01-01', au: '2032-12-31' })).toBe('2028-02-29 2032-02-29');
  });

  it('go without the closures, dates and public holidays', () => {
    const of = ouverture([periode({ du: '2026-05-01', au: '2026-05-31' })], {
      fermetures: ['premier-mai', 'ascension', 'lundi-de-pentecote', '2026-05-20', '2025-05-21'],
    });
    expect(say(of)).toBe('2026-05-02/2026-05-13 2026-05-15/2026-05-19 2026-05-21/2026-05-24 2026-05-26/2026-05-31');
  });

  it('are all the year without periods where the source says so, and what periods say otherwise', () => {
    expect(say(ouverture([], { touteLAnnee: true, fermetures: ['noel'] }))).toBe(
      '2026-01-01/2026-12-24 2026-12-26/2026-12-31',
    );
    expect(say(ouverture([]))).toBe('');
    const summer = periode({ du: '2026-07-01', au: '2026-07-31' });
    expect(say(ouverture([summer], { touteLAnnee: true }))).toBe('2026-07-01/2026-07-31');
  });

  it('are none while it is closed', () => {
    expect(say(ouverture([periode()], { fermeTemporairement: true }))).toBe('');
  });

  it('are sorted, apart, inside the window, and those that a calendar would give', () => {
    fc.assert(
      fc.property(anyOuverture, jour, fc.integer({ min: 0, max: 800 }), (of, du, length) => {
        const window = { du, au: plus(du, length) };
        const plages = openDays(of, window);
        plages.forEach((plage, index) => {
          expect(plage.du >= window.du && plage.du <= plage.au && plage.au <= window.au).toBe(true);
          const before = plages[index - 1];
          if (before) expect(plus(before.au, 1) < plage.du).toBe(true);
        });
        const days = plages.flatMap((plage) => daysOf(plage.du, plage.au));
        expect(days).toEqual(daysOf(window.du, window.au).filter((day) => isOpen(of, day)));
      }),
      { numRuns: 300 },
    );
  });
});

/** Answers the same question for one day, as plainly as possible. */
function isOpen(of: Ouverture, day: string): boolean {
  if (of.fermeTemporairement) return false;
  const year = Number(day.slice(0, 4));
  if (of.fermetures.some((one) => (isFerie(one) ? textOf(ferieOf(one, year)) : one) === day)) return false;
  return of.periodes.length === 0 ? of.touteLAnnee === true : of.periodes.some((one) => isIn(one, day));
}

function isIn({ regle, du, au, chaqueAnnee, jours, rangs = [], dates = [], creneaux }: Periode, day: string): boolean {
  const cut = (text: string) => (chaqueAnnee ? text.slice(5) : text);
  if (regle === 'dates') return dates.some((date) => cut(date) === cut(day));
  const from = cut(du ?? '0001-01-01');
  const to = cut(au ?? '9999-12-31');
  const now = cut(day);
  const inside = chaqueAnnee && to < from ? now >= from || now <= to : now >= from && now <= to;
  if (!inside) return false;
  const date = new Date(day);
  const nom = JOURS[(date.getUTCDay() + 6) % 7] ?? 'lundi';
  const rank = Math.ceil(date.getUTCDate() / 7);
  const isLast = new Date(Date.parse(day) + 7 * 86_400_000).getUTCMonth() !== date.getUTCMonth();
  switch (regle) {
    case 'quotidien':
      return true;
    case 'sauf':
      return !(jours ?? []).includes(nom);
    case 'hebdomadaire':
      return (jours ?? creneaux.flatMap((creneau) => creneau.jours ?? [])).includes(nom);
    case 'mensuel':
      return (jours ?? []).includes(nom) && rangs.some((rang) => (rang === -1 ? isLast : rang === rank));
  }
}
