import { z } from 'zod';
import { documentSchema } from './objet.schemas.ts';

/** The parts of a document that its entity may put its own in place of, as a whole. Texts have corrections of their own. */
export const PARTIES_CORRIGEES = [
  { value: 'medias', label: 'Photos' },
  { value: 'ouverture', label: 'Horaires' },
  { value: 'tarifs', label: 'Tarifs' },
] as const;
export type PartieCorrigee = (typeof PARTIES_CORRIGEES)[number]['value'];

const LONGEST = 200_000;
const bounded = <T extends z.ZodType>(schema: T) =>
  schema.refine((value) => JSON.stringify(value).length <= LONGEST, 'Cette correction est trop longue.');

const { medias, ouverture, tarifs } = documentSchema.shape;
const LA_PARTIE = {
  medias: { partie: z.literal('medias'), valeur: bounded(medias) },
  ouverture: { partie: z.literal('ouverture'), valeur: bounded(ouverture) },
  tarifs: { partie: z.literal('tarifs'), valeur: bounded(tarifs) },
} as const;

/** What somebody asks for; `null` gives the source its place back. */
export const correctionDemandeeSchema = z.discriminatedUnion('partie', [
  z.strictObject({ ...LA_PARTIE.medias, valeur: LA_PARTIE.medias.valeur.nullable() }),
  z.strictObject({ ...LA_PARTIE.ouverture, valeur: LA_PARTIE.ouverture.valeur.nullable() }),
  z.strictObject({ ...LA_PARTIE.tarifs, valeur: LA_PARTIE.tarifs.valeur.nullable() }),
]);
export type CorrectionDemandee = z.output<typeof correctionDemandeeSchema>;

const FAITE = {
  /** The source's part was changed since. */
  perime: z.boolean(),
  majLe: z.iso.datetime(),
  par: z.string().nullable(),
};

export const correctionSchema = z.discriminatedUnion('partie', [
  z.object({ ...LA_PARTIE.medias, ...FAITE }),
  z.object({ ...LA_PARTIE.ouverture, ...FAITE }),
  z.object({ ...LA_PARTIE.tarifs, ...FAITE }),
]);
export type CorrectionDObjet = z.output<typeof correctionSchema>;
