import { z } from 'zod';
import { refSchema } from '../../kernel/fields/ref.ts';
import { CHOISIR, LONGEST, MOST_VALUES } from './valeurs.ts';

/** Places that a rule may ask for, on a map or by name. */

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
export const pointSchema = z.strictObject({ lat: latitude, lon: longitude });
export type Point = z.output<typeof pointSchema>;

/** A commune by its code, or by its name for records without a code. */
export const communeSchema = z.strictObject({ insee: z.string().max(10), nom: z.string().min(1).max(LONGEST) });

const communesSchema = z.strictObject({
  forme: z.literal('communes'),
  communes: z.array(communeSchema).min(1, CHOISIR).max(MOST_VALUES),
});
/** Whole postcodes, or their start: « 26 » is a whole département. */
const codesPostauxSchema = z.strictObject({
  forme: z.literal('codes-postaux'),
  codes: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[0-9A-Z-]{2,10}$/, 'Code postal, ou son début.'),
    )
    .min(1, CHOISIR)
    .max(MOST_VALUES),
});
const polygoneSchema = z.strictObject({
  forme: z.literal('polygone'),
  sommets: z.array(pointSchema).min(3, 'Trois points au moins.').max(500),
});

/** The territory of an organisation, in forms that can be checked record by record. */
export const territoireSchema = z.discriminatedUnion('forme', [communesSchema, codesPostauxSchema, polygoneSchema]);
export type Territoire = z.output<typeof territoireSchema>;

export const zoneSchema = z.discriminatedUnion('forme', [
  communesSchema,
  codesPostauxSchema,
  polygoneSchema,
  z.strictObject({
    forme: z.literal('rayon'),
    /** Around an objet, the heart of a commune, or a place that `libelle` names. */
    centre: z.discriminatedUnion('genre', [
      z.strictObject({ genre: z.literal('point'), point: pointSchema, libelle: z.string().max(LONGEST) }),
      z.strictObject({ genre: z.literal('commune'), point: pointSchema, commune: communeSchema }),
      z.strictObject({ genre: z.literal('objet'), objet: refSchema('objet') }),
    ]),
    km: z.number().positive().max(1_000),
  }),
  z
    .strictObject({ forme: z.literal('emprise'), sud: latitude, ouest: longitude, nord: latitude, est: longitude })
    .refine(({ sud, nord, ouest, est }) => sud <= nord && ouest <= est, 'Les bornes sont inversées.'),
]);
export type Zone = z.output<typeof zoneSchema>;
