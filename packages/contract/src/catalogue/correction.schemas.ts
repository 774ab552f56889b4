import { z } from 'zod';
import { isCreneauALEnvers, type Ouverture } from './dates/periode.schemas.ts';
import type { Textes } from './langue.ts';
import { type DocumentObjet, documentSchema, type Media } from './objet.schemas.ts';

/** The parts of a document that its entity may replace as a whole. Texts have corrections of their own. */
export const PARTIES_CORRIGEES = [
  { value: 'medias', label: 'Photos' },
  { value: 'ouverture', label: 'Horaires' },
  { value: 'tarifs', label: 'Tarifs' },
] as const;
export type PartieCorrigee = (typeof PARTIES_CORRIGEES)[number]['value'];

/** A photo of the médiathèque as a correction keeps it: its file, credit and rights are read there. */
export const photoDeMediatheque = (media: number, legende?: Textes): Media => ({
  cle: `mediatheque-${media}`,
  genre: 'image',
  url: '',
  media,
  ...(legende === undefined ? {} : { legende }),
});

/** The most photos that a corrected objet shows. */
export const MOST_PHOTOS = 200;
const TROP_DE_PHOTOS = `Un objet montre ${MOST_PHOTOS} photos au plus. Retirez-en, puis recommencez.`;
const isShowable = (value: readonly Media[]) =>
  value.filter(({ genre, media }) => genre === 'image' || media !== undefined).length <= MOST_PHOTOS;

const FERME_AVANT =
  'Une période ferme avant d’ouvrir. Corrigez ces heures\u00a0; une nuit qui finit après 07:00 se dit en deux fois\u00a0: 19:00–24:00, puis 00:00–09:00.';
const isOuvrable = ({ periodes }: Ouverture) => !periodes.some(({ creneaux }) => creneaux.some(isCreneauALEnvers));

const FOURCHETTE =
  'Un prix «\u00a0Jusqu’à\u00a0» a besoin d’un prix de départ, qui ne le dépasse pas. Corrigez-le, puis recommencez.';
/** Whether a price with an upper bound has a lower one below it. */
const isFourchette = ({ min, max }: { readonly min?: number | undefined; readonly max?: number | undefined }) =>
  max === undefined || (min !== undefined && min <= max);
const isPayable = ({ lignes }: DocumentObjet['tarifs']) => lignes.every(isFourchette);

const LONGEST = 200_000;
const bounded = <T extends z.ZodType>(schema: T) =>
  schema.refine((value) => JSON.stringify(value).length <= LONGEST, 'Cette correction est trop longue.');

const { medias, ouverture, tarifs } = documentSchema.shape;
const LA_PARTIE = {
  medias: { partie: z.literal('medias'), valeur: bounded(medias) },
  ouverture: { partie: z.literal('ouverture'), valeur: bounded(ouverture) },
  tarifs: { partie: z.literal('tarifs'), valeur: bounded(tarifs) },
} as const;

const empreinteSchema = z.string().regex(/^[0-9a-f]{64}$/);
/** The fingerprints of the source's value of each part, which corrections start from. */
export const empreintesSchema = z.record(z.enum(PARTIES_CORRIGEES.map(({ value }) => value)), empreinteSchema);

/** The state that a correction started from: the source's part, and the former correction. */
export const departSchema = z.strictObject({ empreinte: empreinteSchema, majLe: z.iso.datetime().nullable() });
export type DepartDeCorrection = z.output<typeof departSchema>;

const { shape: DEPART } = departSchema;
/** A correction that a person asks for; `null` removes it. */
export const correctionDemandeeSchema = z.discriminatedUnion('partie', [
  z.strictObject({
    ...LA_PARTIE.medias,
    valeur: LA_PARTIE.medias.valeur.refine(isShowable, TROP_DE_PHOTOS).nullable(),
    ...DEPART,
  }),
  z.strictObject({
    ...LA_PARTIE.ouverture,
    valeur: LA_PARTIE.ouverture.valeur.refine(isOuvrable, FERME_AVANT).nullable(),
    ...DEPART,
  }),
  z.strictObject({
    ...LA_PARTIE.tarifs,
    valeur: LA_PARTIE.tarifs.valeur.refine(isPayable, FOURCHETTE).nullable(),
    ...DEPART,
  }),
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
