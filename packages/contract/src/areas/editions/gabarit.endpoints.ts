import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { FORMATS_IMPRIMES } from '../imprime.choix.ts';
import { superAdmins } from '../roles.ts';
import { apercuDEditionSchema, erreurDeGabaritSchema } from './apercu.endpoints.ts';
import { GABARITS_IMPRIMES } from './gabarits-epingles.ts';

/** The test data of a gabarit: pages that hold the worst of them hold any catalogue. */
export const JEUX_D_ESSAI = [
  { value: 'ordinaire', label: 'Fiches ordinaires' },
  { value: 'longs', label: 'Noms et textes très longs' },
  { value: 'sans-photo', label: 'Sans photo' },
  { value: 'seule', label: 'Une seule fiche' },
  { value: 'nombreuses', label: 'Trois cents fiches' },
] as const;
export type JeuDEssai = (typeof JEUX_D_ESSAI)[number]['value'];

/** The formats of a fixed size; the size of others is typed in a model. */
export const FORMATS_D_ESSAI = FORMATS_IMPRIMES.filter(({ value }) => value !== 'personnalise');

const essaiSchema = z.discriminatedUnion('genre', [
  z.strictObject({
    genre: z.literal('jeu'),
    jeu: z.enum(JEUX_D_ESSAI.map(({ value }) => value)),
    format: z.enum(FORMATS_D_ESSAI.map(({ value }) => value)),
  }),
  z.strictObject({ genre: z.literal('modele'), modele: idSchema }),
]);
export type EssaiDeGabarit = z.output<typeof essaiSchema>;

export const apercuDeGabaritImprime = defineEndpoint({
  method: 'POST',
  path: '/api/superadmin/gabarits-imprimes/apercu',
  summary: 'Les pages qu’un gabarit imprimé, enregistré ou non, donne d’un jeu d’essai ou d’un modèle',
  access: superAdmins,
  body: z.strictObject({
    ressource: z.enum(GABARITS_IMPRIMES),
    /** The values of the form. */
    valeurs: z.record(z.string(), z.unknown()),
    essai: essaiSchema,
  }),
  response: apercuDEditionSchema.extend({
    /** What the gabarit names and the product lacks: its pages are drawn all the same. */
    avis: z.array(erreurDeGabaritSchema),
  }),
});
export type ApercuDeGabarit = z.output<(typeof apercuDeGabaritImprime)['response']>;

/** The sources of the product’s own: to read, or to start from. */
export const sourcesImprimees = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/gabarits-imprimes/sources',
  summary: 'La source Typst des gabarits imprimés du produit',
  access: superAdmins,
  response: z.object({
    sources: z.array(z.object({ ressource: z.enum(GABARITS_IMPRIMES), base: z.string(), source: z.string() })),
  }),
});
