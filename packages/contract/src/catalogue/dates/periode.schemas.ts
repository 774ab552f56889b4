import { z } from 'zod';
import { textesSchema } from '../langue.ts';
import { JOURS } from './jour-civil.ts';

/** A civil date: the same day everywhere. */
export const jourCivilSchema = z.iso.date();
/** Local time of the place, « 09:30 »; « 24:00 » ends a day. */
export const heureSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

const joursSchema = z.array(z.enum(JOURS));

/** A closing before the opening is after midnight. One of them may be unknown. */
const creneauSchema = z.strictObject({
  /** Absent: every day that the period opens. */
  jours: joursSchema.optional(),
  ouvre: heureSchema.optional(),
  ferme: heureSchema.optional(),
  type: z.string().optional(),
});

/**
 * When an objet is open, or takes place.
 * `quotidien`: every day; `sauf`: every day but `jours`; `hebdomadaire`: on `jours`; `mensuel`: the `rangs`-th `jours` of each
 * month; `dates`: on these days alone.
 */
export const periodeSchema = z.strictObject({
  du: jourCivilSchema.optional(),
  au: jourCivilSchema.optional(),
  /** Whether it comes back each year, whatever the year of its bounds. */
  chaqueAnnee: z.boolean(),
  regle: z.enum(['quotidien', 'sauf', 'hebdomadaire', 'mensuel', 'dates']),
  jours: joursSchema.optional(),
  rangs: z
    .array(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(-1)]))
    .optional(),
  dates: z.array(jourCivilSchema).optional(),
  creneaux: z.array(creneauSchema),
  note: textesSchema.optional(),
  nom: z.string().optional(),
});
export type Creneau = z.output<typeof creneauSchema>;
export type Periode = z.output<typeof periodeSchema>;

/** Whether its source wrote its bounds in reverse: it is kept as it is, and has no day. */
export const isAlEnvers = ({ du, au, chaqueAnnee, regle }: Periode): boolean =>
  regle !== 'dates' && !chaqueAnnee && du !== undefined && au !== undefined && au < du;

/** The latest closing after midnight. */
const FIN_DE_NUIT = '07:00';

/** Whether it closes before it opens, at an hour that does not end a night: a typing mistake. */
export const isCreneauALEnvers = ({ ouvre, ferme }: Pick<Creneau, 'ouvre' | 'ferme'>): boolean =>
  ouvre !== undefined && ferme !== undefined && ferme < ouvre && ferme > FIN_DE_NUIT;

/** A day without opening: a civil date, or a public holiday of every year. */
export const JOURS_FERIES = [
  'jour-de-lan',
  'lundi-de-paques',
  'premier-mai',
  'huit-mai',
  'ascension',
  'lundi-de-pentecote',
  'quatorze-juillet',
  'assomption',
  'toussaint',
  'onze-novembre',
  'noel',
] as const;
export type JourFerie = (typeof JOURS_FERIES)[number];
const fermetureSchema = z.union([jourCivilSchema, z.enum(JOURS_FERIES)]);

export const ouvertureSchema = z.strictObject({
  periodes: z.array(periodeSchema),
  /** The source's own words. */
  texte: textesSchema.optional(),
  touteLAnnee: z.boolean().optional(),
  fermeTemporairement: z.boolean().optional(),
  fermetures: z.array(fermetureSchema),
});
export type Ouverture = z.output<typeof ouvertureSchema>;
