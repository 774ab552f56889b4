import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { json } from '../../kernel/fields/fields.ts';
import { ownerOfDraftSchema, versionSchema } from '../../kernel/fields/schemas.ts';
import { apercuDEditionSchema } from './apercu.endpoints.ts';
import { lecteursEditions } from './editions.roles.ts';

/** The gabarits of printed pages. */
export const GABARITS_IMPRIMES = ['gabaritEdition', 'gabaritCouverture', 'gabaritSommaire', 'gabaritNotes'] as const;
export type GabaritImprimeId = (typeof GABARITS_IMPRIMES)[number];

/** The name of each kind of gabarit beside a model. */
export const GABARITS_EN_MOTS: Readonly<Record<GabaritImprimeId, string>> = {
  gabaritEdition: 'Pages',
  gabaritCouverture: 'Couverture',
  gabaritSommaire: 'Sommaire',
  gabaritNotes: 'Notes',
};

/** The version of a gabarit that draws a model, until a person adopts another. */
const gabaritEpingleSchema = z.strictObject({
  ressource: z.enum(GABARITS_IMPRIMES),
  id: z.number().int().positive(),
  version: versionSchema,
});
export type GabaritEpingle = z.output<typeof gabaritEpingleSchema>;

/** More gabarits than a plan can name. */
const epinglesSchema = z.array(gabaritEpingleSchema).max(60);

export const gabaritsEpingles = json(epinglesSchema, {
  label: 'Versions des gabarits',
  help: 'Le modèle garde celles qu’il a adoptées\u00a0: une version plus récente ne change ses pages que si vous le voulez.',
  group: 'format',
  widget: 'gabarits-epingles',
  initial: [],
  words: (epingles) =>
    epingles.map(({ ressource, version }) => `${GABARITS_EN_MOTS[ressource]}\u00a0: version ${version}`),
});

export const versionsDeGabarits = defineEndpoint({
  method: 'POST',
  path: '/api/editions/modeles/gabarits',
  summary: 'Les gabarits d’un modèle, enregistré ou non, et leur version la plus récente',
  access: lecteursEditions,
  body: z.strictObject({ epingles: epinglesSchema }),
  response: z.object({
    gabarits: z.array(
      gabaritEpingleSchema.extend({
        nom: z.string(),
        derniere: z.number().int(),
        /** The date at which the newest version was saved. */
        le: z.string().nullable(),
        /** Whether the newest version draws otherwise: a renamed gabarit does not. */
        differe: z.boolean(),
      }),
    ),
  }),
});
export type GabaritSuivi = z.output<(typeof versionsDeGabarits)['response']>['gabarits'][number];

export const comparaisonDeGabarit = defineEndpoint({
  method: 'POST',
  path: '/api/editions/modeles/gabarits/comparaison',
  summary: 'Ce qu’une autre version d’un gabarit change aux pages d’un modèle, enregistré ou non',
  access: lecteursEditions,
  body: z.strictObject({
    /** The values of the form of the model. */
    valeurs: z.record(z.string(), z.unknown()),
    langue: langueSchema,
    entiteId: ownerOfDraftSchema,
    /** The version that would replace the adopted one. */
    gabarit: gabaritEpingleSchema,
  }),
  response: z.object({
    avant: apercuDEditionSchema,
    apres: apercuDEditionSchema,
    /** The pages that are not the same, by number. */
    differentes: z.array(z.number().int()),
    /** Whether more pages were left out of the comparison. */
    incomplete: z.boolean(),
  }),
});
export type ComparaisonDeGabarit = z.output<(typeof comparaisonDeGabarit)['response']>;
