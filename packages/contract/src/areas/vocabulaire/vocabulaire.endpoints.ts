import { z } from 'zod';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { usageSchema } from '../../kernel/resource/resource-answers.ts';
import { gestionnaires } from '../roles.ts';

/** The words that have a page of their own. */
export const MOTS_CONSULTES = ['type', 'critere'] as const;

const nomme = { id: z.number().int(), libelle: z.string() };

/** What stands around a word, as the reader sees it: objets of their entities and of those that share with them. */
const contexteMotSchema = z.object({
  publies: z.number().int(),
  masques: z.number().int(),
  /** Of a criterion: the types of the objets that bear it, the most frequent first. */
  types: z.array(z.object({ ...nomme, nombre: z.number().int() })),
  /** Those counts come from the first objets alone: there are too many to read them all. */
  echantillon: z.boolean(),
  /** Words that mean the same, whichever of them names the other. */
  equivalents: z.array(
    z.object({
      ...nomme,
      systeme: z.enum(SYSTEMES.map(({ value }) => value)),
      nombreObjets: z.number().int(),
    }),
  ),
  /** Of a type: from the top of its hierarchy down to the one above it. */
  ascendance: z.array(z.object(nomme)),
  /** Of a type: those just below it. */
  enfants: z.array(z.object({ ...nomme, nombre: z.number().int() })),
  /** Of a type: the pair by which templates and field sets name it. */
  couple: z.object({ categorie: z.string(), type: z.string() }).nullable(),
  /** Of a criterion: values that are gone from the source while something still uses them. */
  disparues: z.array(z.object({ ...nomme, usages: z.array(usageSchema), ailleurs: z.number().int() })),
});
export type ContexteMot = z.output<typeof contexteMotSchema>;

export const contexteMot = defineEndpoint({
  method: 'GET',
  path: '/api/administration/vocabulaire/:de/:id',
  summary: 'Ce qui entoure un type ou un critère',
  access: gestionnaires,
  params: z.strictObject({ de: z.enum(MOTS_CONSULTES), id: idSchema }),
  response: contexteMotSchema,
});
