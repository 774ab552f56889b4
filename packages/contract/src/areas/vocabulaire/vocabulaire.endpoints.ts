import { z } from 'zod';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { usageSchema } from '../../kernel/resource/resource-answers.ts';
import { gestionnaires } from '../roles.ts';

/** The words that have a page of their own. */
export const MOTS_CONSULTES = ['type', 'critere'] as const;

const nomme = { id: z.number().int(), libelle: z.string() };

/** The surroundings of a word: the objets of the reader's entities and of those that share with them. */
const contexteMotSchema = z.object({
  publies: z.number().int(),
  masques: z.number().int(),
  /** For a criterion: the types of its objets, the most frequent first. */
  types: z.array(z.object({ ...nomme, nombre: z.number().int() })),
  /** Whether the counts come from the first objets alone, when there are too many to read. */
  echantillon: z.boolean(),
  /** The words with the same meaning, whichever one names the other. */
  equivalents: z.array(
    z.object({
      ...nomme,
      systeme: z.enum(SYSTEMES.map(({ value }) => value)),
      nombreObjets: z.number().int(),
    }),
  ),
  /** For a type: those above it, from the top of the hierarchy. */
  ascendance: z.array(z.object(nomme)),
  /** For a type: those just below it. */
  enfants: z.array(z.object({ ...nomme, nombre: z.number().int() })),
  /** For a type: the pair by which templates and field sets name it. */
  couple: z.object({ categorie: z.string(), type: z.string() }).nullable(),
  /** For a criterion: values that left the source while some record still uses them. */
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
