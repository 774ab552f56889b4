import type { Moments } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { debutDeMarche, isMuet } from './ecran.silence.rules.ts';

const TOUJOURS: Moments = { jours: [], de: null, a: null, du: null, au: null };
const ecran = (changes: Partial<Parameters<typeof isMuet>[0]> = {}) => ({
  ...{ id: 1, nom: 'Vitrine', lieu: '', contact: '', entiteId: 1, fuseau: 'Europe/Paris' },
  ...{ joursMarche: [], marcheDe: '09:00', marcheA: '19:00', alerteApres: 20 },
  vuLe: new Date('2026-11-14T18:00:00Z'),
  ...changes,
});
/** A time of the next morning, in Paris. */
const morning = (heure: string) => new Date(`2026-11-15T${heure}:00+01:00`);

describe('a screen that is switched off at night', () => {
  it('has the time to start in the morning before anybody is told', () => {
    expect(isMuet(ecran(), morning('08:59'))).toBe(false);
    expect(isMuet(ecran(), morning('09:05'))).toBe(false);
    expect(isMuet(ecran(), morning('09:20'))).toBe(false);
    expect(isMuet(ecran(), morning('09:21'))).toBe(true);
  });

  it('is waited for by its own clock, wherever it is', () => {
    const there = ecran({ fuseau: 'Indian/Reunion', vuLe: new Date('2026-11-14T15:00:00Z') });
    expect(isMuet(there, new Date('2026-11-15T05:10:00Z'))).toBe(false);
    expect(isMuet(there, new Date('2026-11-15T05:25:00Z'))).toBe(true);
  });
});

it('a screen that falls silent while it is on is told of from its last news', () => {
  const seen = morning('11:00');
  expect(isMuet(ecran({ vuLe: seen }), morning('11:20'))).toBe(false);
  expect(isMuet(ecran({ vuLe: seen }), morning('11:21'))).toBe(true);
  expect(isMuet(ecran({ vuLe: seen, marcheDe: null, marcheA: null }), morning('11:21'))).toBe(true);
  expect(isMuet(ecran({ vuLe: seen, alerteApres: null }), morning('11:11'))).toBe(true);
});

it('hours begin where they do, past midnight and over several days too', () => {
  const at = (heure: string) => ({ jour: '2026-11-15', heure });
  expect(debutDeMarche(TOUJOURS, at('10:00'))).toBeNull();
  expect(debutDeMarche({ ...TOUJOURS, de: '08:00' }, at('10:00'))).toEqual(at('08:00'));
  expect(debutDeMarche({ ...TOUJOURS, a: '20:00' }, at('10:00'))).toEqual(at('00:00'));
  const night = { ...TOUJOURS, de: '18:00', a: '02:00' };
  expect(debutDeMarche(night, at('01:00'))).toEqual({ jour: '2026-11-14', heure: '18:00' });
  expect(debutDeMarche(night, at('19:00'))).toEqual(at('18:00'));
  // 2026-11-15 is a Sunday.
  const weekend: Moments = { ...TOUJOURS, jours: ['samedi', 'dimanche'] };
  expect(debutDeMarche(weekend, at('10:00'))).toEqual({ jour: '2026-11-14', heure: '00:00' });
});
