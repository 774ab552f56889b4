import { z } from 'zod';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { gestionnaires } from '../roles.ts';

export const VOCABULAIRES = ['type', 'critere', 'modalite'] as const;
const vocabulaire = z.enum(VOCABULAIRES);

const motSchema = z.object({
  id: z.number().int(),
  libelle: z.string(),
  systeme: z.enum(SYSTEMES.map(({ value }) => value)),
  nombreObjets: z.number().int(),
  /** The criterion of a value; null for other words. */
  critere: z.string().nullable(),
});

/** Words of different systems that seem to say the same, and are not linked yet. */
export const suggestEquivalences = defineEndpoint({
  method: 'GET',
  path: '/api/administration/equivalences',
  summary: 'Équivalences probables entre systèmes',
  access: gestionnaires,
  query: z.strictObject({ de: vocabulaire }),
  response: z.object({ items: z.array(z.object({ un: motSchema, autre: motSchema, raison: z.string() })) }),
});

export const linkEquivalences = defineEndpoint({
  method: 'POST',
  path: '/api/administration/equivalences',
  summary: 'Relier des mots de systèmes différents qui disent la même chose',
  access: gestionnaires,
  body: z.strictObject({
    de: vocabulaire,
    paires: z
      .array(z.strictObject({ id: z.number().int().positive(), equivaut: z.number().int().positive() }))
      .min(1)
      .max(500),
  }),
  response: z.object({ lies: z.number().int() }),
});
