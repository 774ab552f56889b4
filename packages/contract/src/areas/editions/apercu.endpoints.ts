import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema, ownerOfDraftSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { imageSchema, pageQuery } from '../page-imprimee.ts';
import { lecteursEditions } from './editions.roles.ts';
import { remarqueSchema } from './rapport.schemas.ts';

/** Fiches of a section that a preview draws: enough to judge, few enough to be seen while one types. */
export const FICHES_D_APERCU = 12;

/** What is said of a source, and at which line. */
export const erreurDeGabaritSchema = z.object({ message: phraseSchema, ligne: z.number().int().nullable() });
export type ErreurDeGabarit = z.output<typeof erreurDeGabaritSchema>;

/** Pages that are drawn to be looked at. */
export const apercuDEditionSchema = z.object({
  /** Opens its pages, for a while. */
  jeton: z.string(),
  pages: z.number().int(),
  /** Of a page, in millimetres. */
  largeur: z.number(),
  hauteur: z.number(),
  /** Whether pages face each other. */
  rectoVerso: z.boolean(),
  /** Whether sections were cut short. */
  coupe: z.boolean(),
  /** Photos that were not there in time: asked for again without haste, the pages have them. */
  tardives: z.number().int(),
  remarques: z.array(remarqueSchema),
  /** What the form still lacks, in words. */
  manques: z.array(z.string()),
  /** Where the gabarit is wrong, and why there is no page. */
  erreurs: z.array(erreurDeGabaritSchema),
});
export type ApercuDEdition = z.output<typeof apercuDEditionSchema>;

export const apercuDEdition = defineEndpoint({
  method: 'POST',
  path: '/api/editions/modeles/apercu',
  summary: 'Les pages d’un modèle, enregistré ou non, dessinées comme elles s’impriment',
  access: lecteursEditions,
  body: z.strictObject({
    /** What the form holds: read by the schema of the resource on the server, which says what is missing. */
    valeurs: z.record(z.string(), z.unknown()),
    langue: langueSchema,
    canal: z.enum(['ecran', 'impression']),
    /** All of its fiches, whatever the time that it takes. */
    entier: z.boolean(),
    /** Without the photos that are long to come. */
    vite: z.boolean(),
    entiteId: ownerOfDraftSchema,
  }),
  response: apercuDEditionSchema,
});

export const pageDApercu = defineEndpoint({
  method: 'GET',
  path: '/api/editions/modeles/apercu/:jeton/:page',
  summary: 'Une page d’un aperçu, en image',
  access: lecteursEditions,
  params: z.strictObject({ jeton: z.string().max(64), page: idSchema }),
  query: z.strictObject(pageQuery),
  response: imageSchema,
});
