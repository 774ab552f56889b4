import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema, ownerOfDraftSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { imageSchema, pageQuery } from '../page-imprimee.ts';
import { lecteursEditions } from './editions.roles.ts';
import { remarqueSchema } from './rapport.schemas.ts';

/** How many fiches of a section a preview draws: enough to judge, few enough to be drawn while a person types. */
export const FICHES_D_APERCU = 12;

/** An error of a source, with its line. */
export const erreurDeGabaritSchema = z.object({ message: phraseSchema, ligne: z.number().int().nullable() });
export type ErreurDeGabarit = z.output<typeof erreurDeGabaritSchema>;

/** Pages that are drawn to be looked at. */
export const apercuDEditionSchema = z.object({
  /** The token that opens its pages for a while. */
  jeton: z.string(),
  pages: z.number().int(),
  /** The size of a page, in millimetres. */
  largeur: z.number(),
  hauteur: z.number(),
  /** Whether pages face each other. */
  rectoVerso: z.boolean(),
  /** Whether sections were cut short. */
  coupe: z.boolean(),
  /** The number of photos that came too late: pages asked for again without haste have them. */
  tardives: z.number().int(),
  remarques: z.array(remarqueSchema),
  /** What the form lacks, in words. */
  manques: z.array(z.string()),
  /** The errors of the gabarit, for which there is no page. */
  erreurs: z.array(erreurDeGabaritSchema),
});
export type ApercuDEdition = z.output<typeof apercuDEditionSchema>;

export const apercuDEdition = defineEndpoint({
  method: 'POST',
  path: '/api/editions/modeles/apercu',
  summary: 'Les pages d’un modèle, enregistré ou non, dessinées comme elles s’impriment',
  access: lecteursEditions,
  body: z.strictObject({
    /** The values of the form; the server parses them and says what is missing. */
    valeurs: z.record(z.string(), z.unknown()),
    langue: langueSchema,
    canal: z.enum(['ecran', 'impression']),
    /** Whether all fiches are drawn, however long it takes. */
    entier: z.boolean(),
    /** Whether late photos are left out. */
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
