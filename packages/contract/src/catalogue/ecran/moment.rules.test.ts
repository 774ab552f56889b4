import { describe, expect, it } from 'vitest';
import { dureeEnMots, isPastAt, type Moments, momentsEnMots, raisonDAbsence } from './moment.rules.ts';

const TOUJOURS: Moments = { jours: [], de: null, a: null, du: null, au: null };
/** A Saturday. */
const SAMEDI = '2026-11-14';
const at = (heure: string, jour = SAMEDI) => ({ jour, heure });

describe('when something is shown', () => {
  it('is always, unless something is said', () => {
    expect(raisonDAbsence(TOUJOURS, at('03:12'))).toBeNull();
  });

  it('begins at its first hour and ends before its last', () => {
    const matin = { ...TOUJOURS, de: '08:00', a: '12:00' };
    expect(raisonDAbsence(matin, at('08:00'))).toBeNull();
    expect(raisonDAbsence(matin, at('11:59'))).toBeNull();
    expect(raisonDAbsence(matin, at('12:00'))).toBe('Hors de ses heures\u00a0: de 8\u00a0h à 12\u00a0h.');
  });

  it('may go past midnight, and is then still of the day before', () => {
    const nuit: Moments = { ...TOUJOURS, jours: ['vendredi'], de: '22:00', a: '02:00' };
    expect(raisonDAbsence(nuit, at('01:30'))).toBeNull();
    expect(raisonDAbsence(nuit, at('22:30'))).toBe('Pas ce jour\u00a0: vendredi.');
    expect(raisonDAbsence(nuit, at('03:00'))).toContain('Hors de ses heures');
  });

  it('plays its last night to the end, and none before its first evening', () => {
    const nuits: Moments = { ...TOUJOURS, de: '22:00', a: '02:00', du: '2026-11-13', au: '2026-11-13' };
    expect(raisonDAbsence(nuits, at('01:30', '2026-11-13'))).toContain('Pas encore');
    expect(raisonDAbsence(nuits, at('23:00', '2026-11-13'))).toBeNull();
    expect(raisonDAbsence(nuits, at('01:30'))).toBeNull();
    expect(raisonDAbsence(nuits, at('22:30'))).toContain('Terminé');
  });

  it('keeps to its days and dates, both ends included', () => {
    expect(raisonDAbsence({ ...TOUJOURS, jours: ['samedi'] }, at('10:00'))).toBeNull();
    expect(raisonDAbsence({ ...TOUJOURS, du: SAMEDI, au: SAMEDI }, at('10:00'))).toBeNull();
    expect(raisonDAbsence({ ...TOUJOURS, au: '2026-11-13' }, at('10:00'))).toBe(
      'Terminé\u00a0: jusqu’au 13 novembre 2026.',
    );
    expect(raisonDAbsence({ ...TOUJOURS, du: '2026-11-15' }, at('10:00'))).toBe(
      'Pas encore\u00a0: à partir du 15 novembre 2026.',
    );
  });

  it('is said in one line', () => {
    expect(momentsEnMots(TOUJOURS)).toBe('');
    expect(momentsEnMots({ jours: ['mardi', 'lundi'], de: '08:30', a: null, du: '2026-08-03', au: '2026-08-17' })).toBe(
      'lundi et mardi, à partir de 8\u00a0h\u00a030, du 3 au 17 août 2026',
    );
  });
});

it('what is waited for is past once its hour is there, or its day where it has none', () => {
  expect(isPastAt(SAMEDI, '10:00', at('09:59'))).toBe(false);
  expect(isPastAt(SAMEDI, '10:00', at('10:00'))).toBe(true);
  expect(isPastAt(SAMEDI, null, at('23:59'))).toBe(false);
  expect(isPastAt(SAMEDI, null, at('00:00', '2026-11-15'))).toBe(true);
});

it('durations are said in seconds, minutes, then hours', () => {
  expect([45, 60, 90, 3_600, 7_500].map(dureeEnMots)).toEqual([
    '45\u00a0s',
    '1\u00a0min',
    '1\u00a0min 30\u00a0s',
    '1\u00a0h 00\u00a0min',
    '2\u00a0h 05\u00a0min',
  ]);
});
