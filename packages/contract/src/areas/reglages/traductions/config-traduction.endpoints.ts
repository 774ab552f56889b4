import { z } from 'zod';
import { langueSchema } from '../../../catalogue/langue.ts';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { idSchema } from '../../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../../kernel/words/phrase.ts';
import { traducteurs } from '../reglages.roles.ts';
import { configTraduction } from './config-traduction.resource.ts';
import { ETATS_DUSAGE } from './traduction.choix.ts';

const f = configTraduction.fields;

/** The fields that decide how much there is to translate, saved or not. */
export const brouillonDeTraductionSchema = z.strictObject({
  fournisseur: f.fournisseur.schema,
  prixMillion: f.prixMillion.schema,
  langueSource: f.langueSource.schema,
  languesCibles: f.languesCibles.schema,
  champs: f.champs.schema,
  champsAjoutes: f.champsAjoutes.schema,
  types: f.types.schema,
  selection: f.selection.schema,
  budget: f.budget.schema,
});
export type BrouillonDeTraduction = z.output<typeof brouillonDeTraductionSchema>;

/** The most objets read to count their characters. */
export const MOST_ESTIMES = 2_000;

export const estimationSchema = z.object({
  /** How many objets have something to translate. */
  objets: z.number().int(),
  /** The number of objets in question, and of those read: the rest is estimated. */
  vises: z.number().int(),
  lus: z.number().int(),
  langues: z.array(
    z.object({
      langue: langueSchema,
      textes: z.number().int(),
      caracteres: z.number().int(),
      /** The characters that the memory has already: they cost nothing. */
      deMemoire: z.number().int(),
    }),
  ),
  caracteres: z.number().int(),
  deMemoire: z.number().int(),
  /** The cost in euros. */
  cout: z.number(),
  /** How many months the limits allow for; null without limits, 0 when nothing can ever leave. */
  mois: z.number().int().nullable(),
  /** What a person should look at, in words. */
  avis: z.array(phraseSchema),
});
export type Estimation = z.output<typeof estimationSchema>;

export const estimateTraduction = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/deeplTranslationConfig/estimation',
  summary: 'Les caractères à traduire par langue et leur coût, avant d’enregistrer la configuration',
  access: traducteurs,
  body: z.strictObject({
    brouillon: brouillonDeTraductionSchema,
    /** The configuration being changed, which does not overlap with itself, or null. */
    id: z.number().int().positive().nullable(),
  }),
  response: estimationSchema,
});

const params = z.strictObject({ id: idSchema });

const essaiDeTraductionSchema = z.object({
  /** The engine's count of this month, or null when it counts nothing. */
  consommation: z.object({ utilises: z.number(), limite: z.number().nullable() }).nullable(),
  objet: z.object({ id: idSchema, nom: z.string() }),
  langue: langueSchema,
  textes: z.array(z.object({ champ: z.string(), francais: z.string(), traduit: z.string().nullable() })),
});
export type EssaiDeTraduction = z.output<typeof essaiDeTraductionSchema>;

export const tryTraduction = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/deeplTranslationConfig/:id/essai',
  summary: 'Traduire un objet pour voir, sans rien garder',
  access: traducteurs,
  params,
  body: z.strictObject({ objet: idSchema.nullable(), langue: langueSchema }),
  response: essaiDeTraductionSchema,
});

export const launchTraduction = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/deeplTranslationConfig/:id/lancement',
  summary: 'Traduire maintenant ce que la configuration désigne',
  access: traducteurs,
  params,
  response: z.object({ tache: idSchema, nouvelle: z.boolean() }),
});

const usageSchema = z.object({
  id: idSchema,
  le: z.iso.datetime(),
  langue: langueSchema,
  etat: z.enum(ETATS_DUSAGE.map(({ value }) => value)),
  textes: z.number().int(),
  caracteres: z.number().int(),
  message: phraseSchema,
});

export const usagesDeTraduction = defineEndpoint({
  method: 'GET',
  path: '/api/reglages/deeplTranslationConfig/:id/consommation',
  summary: 'Ce que la configuration a envoyé, et ce qui reste du budget du mois',
  access: traducteurs,
  params,
  response: z.object({ duMois: z.number().int(), budget: z.number().nullable(), items: z.array(usageSchema) }),
});
