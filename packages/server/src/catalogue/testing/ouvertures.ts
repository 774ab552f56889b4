import { JOURS, JOURS_FERIES, type Ouverture, type Periode } from '@bridge/contract';
import fc from 'fast-check';

export function periode(over: Partial<Periode> = {}): Periode {
  return { chaqueAnnee: false, regle: 'quotidien', creneaux: [], ...over };
}

export function ouverture(periodes: readonly Periode[], over: Partial<Ouverture> = {}): Ouverture {
  return { periodes: [...periodes], fermetures: [], ...over };
}

export const jour = fc
  .integer({ min: 0, max: 366 * 6 })
  .map((days) => new Date(Date.UTC(2022, 0, 1 + days)).toISOString().slice(0, 10));

const heure = fc.constantFrom('09:00', '12:30', '14:00', '18:00', '24:00');
const rang = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, -1 as const);

const anyPeriode: fc.Arbitrary<Periode> = fc.record(
  {
    du: jour,
    au: jour,
    chaqueAnnee: fc.boolean(),
    regle: fc.constantFrom('quotidien', 'sauf', 'hebdomadaire', 'mensuel', 'dates'),
    jours: fc.subarray([...JOURS]),
    rangs: fc.array(rang, { maxLength: 3 }),
    dates: fc.array(jour, { maxLength: 6 }),
    creneaux: fc.array(
      fc.record({ ouvre: heure, ferme: heure, jours: fc.subarray([...JOURS]) }, { requiredKeys: [] }),
      {
        maxLength: 2,
      },
    ),
  },
  { requiredKeys: ['chaqueAnnee', 'regle', 'creneaux'] },
);

export const anyOuverture: fc.Arbitrary<Ouverture> = fc.record(
  {
    periodes: fc.array(anyPeriode, { maxLength: 4 }),
    fermetures: fc.array(fc.oneof(jour, fc.constantFrom(...JOURS_FERIES)), { maxLength: 4 }),
    touteLAnnee: fc.boolean(),
    fermeTemporairement: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  },
  { requiredKeys: ['periodes', 'fermetures'] },
);

/** Computed with JavaScript's calendar, which is not the one under test. */
export const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export function daysOf(du: string, au: string): string[] {
  const days: string[] = [];
  for (let day = du; day <= au; day = plus(day, 1)) days.push(day);
  return days;
}
