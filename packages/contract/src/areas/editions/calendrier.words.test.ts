import { describe, expect, it } from 'vitest';
import type { PeriodeDeRegle } from '../../catalogue/regle/periode.schemas.ts';
import type { Calendrier } from './calendrier.schemas.ts';
import { calendrierEnMots, joursCouvertsEnMots, periodeCouverteEnMots } from './calendrier.words.ts';

describe('a schedule reads as a sentence', () => {
  it.each<[Calendrier, string]>([
    [{ genre: 'hebdomadaire', jours: ['lundi'], heure: '06:00' }, 'Chaque lundi à 6\u00a0h'],
    [
      { genre: 'hebdomadaire', jours: ['vendredi', 'lundi'], heure: '18:30' },
      'Chaque lundi et vendredi à 18\u00a0h\u00a030',
    ],
    [{ genre: 'quotidienne', heure: '00:00' }, 'Chaque jour à minuit'],
    [{ genre: 'mensuelle', jour: 1, heure: '07:00' }, 'Le 1er de chaque mois à 7\u00a0h'],
    [{ genre: 'mensuelle', jour: 30, heure: '07:00' }, 'Le 30 de chaque mois, ou son dernier jour, à 7\u00a0h'],
    [{ genre: 'mensuelle', jour: 31, heure: '07:00' }, 'Le dernier jour de chaque mois à 7\u00a0h'],
    [{ genre: 'une-fois', jour: '2026-12-01', heure: '10:00' }, 'Une seule fois, le 1er décembre 2026 à 10\u00a0h'],
    [{ genre: 'cron', expression: '0 6 * * 1' }, 'Selon l’expression «\u00a00 6 * * 1\u00a0»'],
  ])('%j', (calendrier, words) => {
    expect(calendrierEnMots(calendrier)).toBe(words);
  });
});

describe('the period of an edition', () => {
  const monday = '2026-11-16';
  it.each<[PeriodeDeRegle, string, string]>([
    [{ genre: 'relative', quand: 'semaine-prochaine' }, 'Du lundi au dimanche suivants', 'Du 23 au 29 novembre 2026'],
    [{ genre: 'relative', quand: 'cette-semaine' }, 'Du jour même au dimanche', 'Du 16 au 22 novembre 2026'],
    [{ genre: 'jours', de: 0, a: 6 }, 'Les 7 jours à partir du jour même', 'Du 16 au 22 novembre 2026'],
    [{ genre: 'jours', de: 0, a: 0 }, 'Le jour même', 'Le 16 novembre 2026'],
    [{ genre: 'jours', de: -1, a: 7 }, 'De J−1 à J+7', 'Du 15 au 23 novembre 2026'],
    [{ genre: 'fixe', du: '2026-12-01', au: null }, 'À partir du 1er décembre 2026', 'À partir du 1er décembre 2026'],
  ])('%j is told in words and, for a day, in dates', (periode, words, days) => {
    expect(periodeCouverteEnMots(periode)).toBe(words);
    expect(joursCouvertsEnMots(periode, monday)).toBe(days);
  });
});
