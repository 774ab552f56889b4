import { z } from 'zod';
import { JOURS } from '../../catalogue/dates/jour-civil.ts';
import { jourCivilSchema } from '../../catalogue/dates/periode.schemas.ts';

/** A time of the day: « 06:00 ». */
const heureSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Une heure comme 06:00.');

/** The times at which an edition is made, in the time zone of the planification, in summer and winter. */
export const calendrierSchema = z.discriminatedUnion('genre', [
  z.strictObject({ genre: z.literal('une-fois'), jour: jourCivilSchema, heure: heureSchema }),
  z.strictObject({ genre: z.literal('quotidienne'), heure: heureSchema }),
  z.strictObject({
    genre: z.literal('hebdomadaire'),
    jours: z
      .array(z.enum(JOURS))
      .min(1, 'Choisissez au moins un jour.')
      .max(7)
      .refine((jours) => new Set(jours).size === jours.length, 'Le même jour figure deux fois.'),
    heure: heureSchema,
  }),
  /** In a month without such a day, the last day counts. */
  z.strictObject({ genre: z.literal('mensuelle'), jour: z.number().int().min(1).max(31), heure: heureSchema }),
  /** Only the server parses it. */
  z.strictObject({
    genre: z.literal('cron'),
    expression: z.string().trim().min(1, 'Écrivez une expression à cinq champs.').max(100),
  }),
]);
export type Calendrier = z.output<typeof calendrierSchema>;
export type GenreDeCalendrier = Calendrier['genre'];

export const GENRES_DE_CALENDRIER: readonly { readonly value: GenreDeCalendrier; readonly label: string }[] = [
  { value: 'hebdomadaire', label: 'Chaque semaine' },
  { value: 'quotidienne', label: 'Chaque jour' },
  { value: 'mensuelle', label: 'Chaque mois' },
  { value: 'une-fois', label: 'Une seule fois' },
  { value: 'cron', label: 'Expression cron' },
];

export const CHAQUE_LUNDI: Calendrier = { genre: 'hebdomadaire', jours: ['lundi'], heure: '06:00' };
