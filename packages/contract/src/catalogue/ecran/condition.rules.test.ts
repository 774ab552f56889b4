import { describe, expect, it } from 'vitest';
import {
  type Ciel,
  communes,
  fenetresDuTemps,
  isInFenetres,
  reunies,
  type TempsAttendu,
  tempsEnConditions,
} from './condition.rules.ts';

const at = (heure: number) => new Date(Date.UTC(2026, 6, 14, heure)).toISOString();
const fenetre = (de: number, a: number) => ({ debut: at(de), fin: at(a) });
const attendu = (changes: Partial<TempsAttendu>): TempsAttendu => ({
  ciels: [],
  degresMin: null,
  degresMax: null,
  ...changes,
});
const heure = (de: number, ciel: Ciel, degres: number) => ({ ...fenetre(de, de + 1), ciel, degres });

describe('a slide that waits for a weather', () => {
  const prevu = [heure(8, 'pluie', 14), heure(9, 'averses', 15), heure(10, 'soleil', 19), heure(11, 'pluie', 22)];

  it.each([
    [attendu({ ciels: ['pluie', 'averses'] }), [fenetre(8, 10), fenetre(11, 12)]],
    [attendu({ degresMin: 15, degresMax: 19 }), [fenetre(9, 11)]],
    [attendu({ ciels: ['pluie'], degresMin: 20 }), [fenetre(11, 12)]],
    [attendu({ ciels: ['neige'] }), []],
  ])('is shown while it is announced (%#)', (asked, expected) => {
    expect(fenetresDuTemps(asked, prevu)).toEqual(expected);
  });

  it.each([
    [attendu({}), ''],
    [attendu({ ciels: ['averses', 'pluie'] }), 'si le temps est «\u00a0pluie ou averses\u00a0»'],
    [attendu({ ciels: ['soleil'], degresMin: 25 }), 'si le temps est «\u00a0soleil\u00a0», à partir de 25\u00a0°C'],
    [attendu({ degresMin: 0, degresMax: 5 }), 'entre 0 et 5\u00a0°C'],
  ])('says so (%#)', (asked, words) => {
    expect(tempsEnConditions(asked)).toBe(words);
  });
});

describe('windows', () => {
  it('that touch or overlap are one', () => {
    expect(reunies([fenetre(10, 12), fenetre(8, 9), fenetre(11, 13), fenetre(13, 14)])).toEqual([
      fenetre(8, 9),
      fenetre(10, 14),
    ]);
  });

  it('of two conditions are where both are', () => {
    expect(communes([fenetre(8, 12), fenetre(14, 18)], [fenetre(11, 15)])).toEqual([fenetre(11, 12), fenetre(14, 15)]);
    expect(communes([fenetre(8, 12)], [])).toEqual([]);
  });

  it('open and close what they are of; without any, it is always open', () => {
    const open = (some: Parameters<typeof isInFenetres>[0], hour: number) => isInFenetres(some, Date.parse(at(hour)));
    expect([open(null, 9), open(undefined, 9), open([], 9)]).toEqual([true, true, false]);
    expect([open([fenetre(9, 10)], 9), open([fenetre(9, 10)], 10)]).toEqual([true, false]);
  });
});
