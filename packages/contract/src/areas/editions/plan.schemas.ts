import { z } from 'zod';
import { refSchema } from '../../kernel/ref.ts';
import { couleurSchema, textesJusqua } from './commun.schemas.ts';

export const SAUTS_DE_PLAN = [
  { value: 'aucun', label: 'À la suite' },
  { value: 'page', label: 'Sur une nouvelle page' },
  { value: 'page-impaire', label: 'Sur une page de droite' },
] as const;

/** Where a part of the document starts. */
const saut = z.enum(SAUTS_DE_PLAN.map(({ value }) => value));
const couleur = couleurSchema.nullable();
const titre = textesJusqua(150);

export const CLES_D_INDEX = [
  { value: 'commune', label: 'Par commune' },
  { value: 'nom', label: 'Par nom' },
  { value: 'type', label: 'Par type' },
  { value: 'label', label: 'Par label' },
] as const;

/** One part of a document, in its place. */
export const elementDePlanSchema = z.discriminatedUnion('genre', [
  /** What is empty is that of the rubrique. */
  z.strictObject({
    genre: z.literal('rubrique'),
    rubrique: refSchema('rubriqueDynamique'),
    selection: refSchema('selection').nullable(),
    tri: refSchema('tri').nullable(),
    titre,
    couleur,
    saut,
  }),
  z
    .strictObject({
      genre: z.literal('page-libre'),
      titre,
      texte: textesJusqua(20_000),
      /** A picture or an imported PDF, on the whole page. */
      media: refSchema('media').nullable(),
      saut,
    })
    .refine(({ texte, media }) => media !== null || Object.values(texte).some(Boolean), {
      path: ['texte'],
      message: 'Écrivez un texte, ou choisissez un média.',
    }),
  z
    .strictObject({
      genre: z.literal('annonce'),
      /** One of the two: whatever the space offers that day, or this one. */
      espace: refSchema('espace').nullable(),
      annonce: refSchema('annonce').nullable(),
    })
    .refine(({ espace, annonce }) => (espace === null) !== (annonce === null), {
      path: ['espace'],
      message: 'Choisissez un espace, ou une annonce.',
    }),
  z.strictObject({ genre: z.literal('carte'), carte: refSchema('carte'), titre, saut }),
  z.strictObject({ genre: z.literal('legende'), legende: refSchema('legende'), saut }),
  z.strictObject({ genre: z.literal('index'), cle: z.enum(CLES_D_INDEX.map(({ value }) => value)), titre, saut }),
  z.strictObject({ genre: z.literal('sommaire'), saut }),
  z.strictObject({
    genre: z.literal('notes'),
    gabarit: refSchema('gabaritNotes'),
    pages: z.number().int().min(1).max(32),
  }),
]);
export type ElementDePlan = z.output<typeof elementDePlanSchema>;
export type GenreDePlan = ElementDePlan['genre'];

export const GENRES_DE_PLAN: readonly { readonly value: GenreDePlan; readonly label: string }[] = [
  { value: 'rubrique', label: 'Rubrique dynamique' },
  { value: 'page-libre', label: 'Page libre' },
  { value: 'annonce', label: 'Page d’annonce' },
  { value: 'carte', label: 'Carte' },
  { value: 'legende', label: 'Légende' },
  { value: 'index', label: 'Index' },
  { value: 'sommaire', label: 'Sommaire' },
  { value: 'notes', label: 'Pages de notes' },
];

export const REFS_DE_PLAN = [
  'rubriqueDynamique',
  'selection',
  'tri',
  'media',
  'espace',
  'annonce',
  'carte',
  'legende',
  'gabaritNotes',
] as const;

export const planSchema = z
  .array(elementDePlanSchema)
  .max(200, '200 éléments au plus.')
  .refine(
    (plan) => plan.filter(({ genre }) => genre === 'sommaire').length <= 1,
    'Le sommaire ne figure qu’une fois dans le plan.',
  );
