import { z } from 'zod';
import { LANGUES } from '../../../catalogue/langue.ts';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { phraseSchema } from '../../../kernel/words/phrase.ts';
import { ecrivainsApidae } from '../reglages.roles.ts';
import { estimationSchema } from '../traductions/config-traduction.endpoints.ts';
import { configTraductionApidae } from '../traductions/config-traduction-apidae.resource.ts';
import { MODES_D_ECRITURE } from './apidae.choix.ts';
import { configEcritureApidae } from './config-ecriture-apidae.resource.ts';

const e = configEcritureApidae.fields;
const t = configTraductionApidae.fields;
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The fields that decide what is sent, saved or not. */
export const brouillonDEcritureSchema = z.strictObject({
  types: e.types.schema,
  modes: e.modes.schema,
  correspondance: e.correspondance.schema,
  membre: e.membre.schema,
  criteresInternes: e.criteresInternes.schema,
  skipValidation: e.skipValidation.schema,
  siRefus: e.siRefus.schema,
});

export const apercuDEcriture = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/apidaeWriteConfiguration/charge',
  summary: 'Ce qu’Apidae recevrait d’un objet, sans rien envoyer',
  access: ecrivainsApidae,
  body: z.strictObject({
    brouillon: brouillonDEcritureSchema,
    objet: id,
    mode: z.enum(MODES_D_ECRITURE.map(({ value }) => value)),
  }),
  response: z.object({
    objet: z.object({ id: z.number().int(), nom: z.string() }),
    /** The JSON to send, or null when nothing may be sent. */
    charge: z.string().nullable(),
    /** The values sent, in words. */
    ecrits: z.array(
      z.object({
        champ: z.string(),
        langue: z.enum(LANGUES).nullable(),
        avant: z.exactOptional(z.string()),
        texte: z.string(),
      }),
    ),
    remarques: z.array(phraseSchema),
  }),
});

export const brouillonDeTraductionApidaeSchema = z.strictObject({
  moteur: t.moteur.schema,
  ecriture: t.ecriture.schema,
  langues: t.langues.schema,
  champs: t.champs.schema,
  types: t.types.schema,
  selection: t.selection.schema,
  conditions: t.conditions.schema,
  plafond: t.plafond.schema,
});
export type BrouillonDeTraductionApidae = z.output<typeof brouillonDeTraductionApidaeSchema>;

export const simulateTraductionApidae = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/apidaeTranslationConfig/simulation',
  summary: 'Les objets et les caractères qu’une configuration traduirait dans Apidae, et leur coût',
  access: ecrivainsApidae,
  body: z.strictObject({
    brouillon: brouillonDeTraductionApidaeSchema,
    /** The configuration being changed, whose entity's scope applies, or null. */
    id: id.nullable(),
  }),
  response: estimationSchema,
});
