import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { configTraduction } from './config-traduction.resource.ts';
import { traducteurs } from './reglages.roles.ts';

const f = configTraduction.fields;

/** What decides of how much there is to translate, saved or not yet. */
export const brouillonDeTraductionSchema = z.strictObject({
  fournisseur: f.fournisseur.schema,
  prixMillion: f.prixMillion.schema,
  langueSource: f.langueSource.schema,
  languesCibles: f.languesCibles.schema,
  champs: f.champs.schema,
  types: f.types.schema,
  selection: f.selection.schema,
  budget: f.budget.schema,
});
export type BrouillonDeTraduction = z.output<typeof brouillonDeTraductionSchema>;

/** As many objets as are read to count their characters. */
export const MOST_ESTIMES = 2_000;

export const estimationSchema = z.object({
  /** How many objets are concerned, and how many of them were read: beyond that, the rest is deduced. */
  objets: z.number().int(),
  lus: z.number().int(),
  langues: z.array(z.object({ langue: langueSchema, textes: z.number().int(), caracteres: z.number().int() })),
  caracteres: z.number().int(),
  /** In euros. */
  cout: z.number(),
  /** How many months the budget takes; null without one. */
  mois: z.number().int().nullable(),
  /** What a person should look at, in words. */
  avis: z.array(z.string()),
});
export type Estimation = z.output<typeof estimationSchema>;

export const estimateTraduction = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/deeplTranslationConfig/estimation',
  summary: 'Les caractères à traduire par langue et leur coût, avant d’enregistrer la configuration',
  access: traducteurs,
  body: z.strictObject({
    brouillon: brouillonDeTraductionSchema,
    /** The one being changed: it does not overlap with itself. */
    id: z.number().int().positive().nullable(),
  }),
  response: estimationSchema,
});
