import { z } from 'zod';
import { jourCivilSchema } from '../dates/periode.schemas.ts';

/** Days that move with the calendar. Labels follow « pendant »… */
export const PERIODES_RELATIVES = [
  { value: 'aujourdhui', label: 'aujourd’hui' },
  { value: 'demain', label: 'demain' },
  { value: 'ce-week-end', label: 'ce week-end' },
  { value: 'week-end-prochain', label: 'le week-end prochain' },
  { value: 'sept-jours', label: 'dans les 7 jours à venir' },
  { value: 'cette-semaine', label: 'cette semaine' },
  { value: 'semaine-prochaine', label: 'la semaine prochaine' },
  { value: 'ce-mois', label: 'ce mois-ci' },
  { value: 'mois-prochain', label: 'le mois prochain' },
  { value: 'cette-saison', label: 'd’ici la fin de la saison' },
  { value: 'cette-annee', label: 'd’ici la fin de l’année' },
  { value: 'a-venir', label: 'à partir d’aujourd’hui' },
  { value: 'passe', label: 'avant aujourd’hui' },
] as const;
export type PeriodeRelative = (typeof PERIODES_RELATIVES)[number]['value'];

const LOIN = 3_660;

export const periodeDeRegleSchema = z.discriminatedUnion('genre', [
  z
    .strictObject({ genre: z.literal('fixe'), du: jourCivilSchema.nullable(), au: jourCivilSchema.nullable() })
    .refine(({ du, au }) => du !== null || au !== null, 'Indiquez au moins une date.')
    .refine(({ du, au }) => du === null || au === null || du <= au, 'La fin vient avant le début.'),
  z.strictObject({
    genre: z.literal('relative'),
    quand: z.enum(PERIODES_RELATIVES.map(({ value }) => value)),
  }),
  /** From that many days from today to that many days, both included: 0 to 6 are the next seven days. */
  z
    .strictObject({
      genre: z.literal('jours'),
      de: z.number().int().min(-LOIN).max(LOIN),
      a: z.number().int().min(-LOIN).max(LOIN),
    })
    .refine(({ de, a }) => de <= a, 'La fin vient avant le début.'),
]);
export type PeriodeDeRegle = z.output<typeof periodeDeRegleSchema>;
