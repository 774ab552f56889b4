import { describe, expect, it } from 'vitest';
import { numeroOf, rangDansSemaine, textOf } from '../../catalogue/dates/jour-civil.ts';
import { forecastOf, partDuJour } from './prevision.rules.ts';
import { methodeDePrevision, vuesPrevues } from './prevision.words.ts';

const TODAY = '2026-11-16';
const day = (offset: number) => textOf((numeroOf(TODAY) ?? 0) + offset);
/** Views of the days before today, by how many days ago. */
const past = (days: number, of: (offset: number) => number) =>
  new Map(Array.from({ length: days }, (_, ago) => [day(-ago - 1), of(ago + 1)]));

describe('What an espace will be seen', () => {
  it('is what the same days of the week were, on average', () => {
    // Twice as many on Saturdays and Sundays.
    const vues = past(28, (ago) => (rangDansSemaine(numeroOf(day(-ago)) ?? 0) >= 5 ? 200 : 100));
    const { vues: week, semaines } = forecastOf(vues, TODAY, { du: TODAY, au: day(6) });
    expect([week, semaines]).toEqual([5 * 100 + 2 * 200, 4]);
    expect(forecastOf(vues, TODAY, { du: day(-10), au: TODAY }).vues).toBe(100);
  });

  it('is not told before a whole week was seen', () => {
    expect(
      forecastOf(
        past(6, () => 10),
        TODAY,
        { du: TODAY, au: day(6) },
      ),
    ).toEqual({ vues: null, semaines: 0, erreur: null });
    expect(forecastOf(new Map(), TODAY, { du: TODAY, au: day(6) }).vues).toBeNull();
  });

  it('comes with the error of the same method on past weeks', () => {
    expect(
      forecastOf(
        past(60, () => 100),
        TODAY,
        { du: TODAY, au: day(6) },
      ).erreur,
    ).toBe(0);
    // Views doubled in the last week: the method forecast half of them.
    const doubled = past(35, (ago) => (ago <= 7 ? 200 : 100));
    const { erreur } = forecastOf(doubled, TODAY, { du: TODAY, au: day(6) });
    expect(erreur).toBeCloseTo(700 / (1400 + 700 * 3), 5);
    expect(
      forecastOf(
        past(8, () => 100),
        TODAY,
        { du: TODAY, au: day(6) },
      ).erreur,
    ).toBeNull();
  });

  it('is said with as many figures as it is worth, and with its method', () => {
    expect(vuesPrevues(12_434)).toMatch(/^Environ 12.000.vues$/);
    const words = methodeDePrevision({ vues: 900, semaines: 4, erreur: 0.083 });
    expect(words).toMatch(/les 4 dernières semaines.*trompée de 8.%\.$/);
    expect(methodeDePrevision({ vues: 900, semaines: 2, erreur: 0.1 })).toContain('Attendez 4 semaines');
  });
});

describe('The part of an annonce', () => {
  const un = { du: '2026-12-01', au: '2026-12-31', poids: 10, jours: [], deHeure: null, aHeure: null };
  const contrat = { ...un, priorite: 'contrat' } as const;
  const exclusif = { ...un, priorite: 'exclusif' } as const;
  const filler = { ...un, priorite: 'remplissage' } as const;
  const at = (annonce: typeof contrat | typeof exclusif | typeof filler, vendues: (typeof annonce)[]) =>
    partDuJour(annonce, vendues, '2026-12-05', { remplissage: true });

  it('goes by weight among contracts, and is nothing beside an exclusive one', () => {
    expect(at(contrat, [{ ...contrat, poids: 30 }])).toBe(0.25);
    expect(partDuJour(contrat, [exclusif], '2026-12-05', { remplissage: true })).toBe(0);
    expect(partDuJour(exclusif, [contrat], '2026-12-05', { remplissage: true })).toBe(1);
    expect(partDuJour(contrat, [exclusif], '2027-01-05', { remplissage: true })).toBe(0);
  });

  it('is of its days and hours alone, and whole where nobody else is there', () => {
    // The fifth of December is a Saturday.
    const part = (values: object, vendues: (typeof contrat)[] = []) =>
      partDuJour({ ...contrat, ...values }, vendues, '2026-12-05', { remplissage: true });
    expect(part({ jours: ['dimanche'] })).toBe(0);
    expect(part({ jours: ['samedi'] })).toBe(1);
    expect(part({ deHeure: 18, aHeure: 24 })).toBe(0.25);
    const morning = { ...contrat, deHeure: 0, aHeure: 12 } as unknown as typeof contrat;
    expect(part({}, [morning])).toBe(0.75);
  });

  it('of a filler is what contracts leave, where the espace takes fillers', () => {
    expect(at(filler, [])).toBe(1);
    expect(partDuJour(filler, [contrat], '2026-12-05', { remplissage: true })).toBe(0);
    expect(partDuJour(filler, [], '2026-12-05', { remplissage: false })).toBe(0);
  });
});
