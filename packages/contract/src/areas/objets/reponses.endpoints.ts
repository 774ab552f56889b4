import { z } from 'zod';
import { ANOMALIES } from '../../catalogue/anomalie.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { objet } from './objet.resource.ts';
import { proprietaireDitSchema } from './qualite.endpoints.ts';

/** The longest answer of an owner about one thing. */
export const LONGEST_REPONSE = 1_000;

const reponseSchema = z.object({
  id: z.number().int(),
  objet: z.number().int(),
  /** The name of the objet. */
  nom: z.string(),
  /** Without a name, the owner is told by the commune of the objet. */
  proprietaire: proprietaireDitSchema,
  /** What the answer corrects, or null for what is said of the whole objet. */
  anomalie: z.enum(ANOMALIES.map(({ value }) => value)).nullable(),
  /** Empty where it was taken back after others. */
  texte: z.string(),
  /** What was said before, the newest first. */
  precedentes: z.array(z.object({ texte: z.string(), recueLe: z.iso.datetime() })),
  recueLe: z.iso.datetime(),
  traiteeLe: z.iso.datetime().nullable(),
  traiteePar: z.string(),
});
export type ReponseDeCorrection = z.output<typeof reponseSchema>;

const response = z.object({
  /** Those to handle first, then those handled lately; the newest first. */
  items: z.array(reponseSchema),
  aTraiter: z.number().int(),
});
const access = objet.access.edit;

export const reponsesDeCorrection = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/reponses',
  summary: 'Ce que des propriétaires de fiches ont répondu par leur lien',
  access,
  query: z.strictObject({ objet: z.coerce.number().int().positive().optional() }),
  response,
});

export const treatReponse = defineEndpoint({
  method: 'POST',
  path: '/api/qualite/reponses/:id/traiter',
  summary: 'Dire traitée une réponse d’un propriétaire de fiches, ou à reprendre',
  access,
  params: z.strictObject({ id: idSchema }),
  /** `recueLe`: which words were read. An owner may have written others since. */
  body: z.strictObject({ traitee: z.boolean(), recueLe: z.iso.datetime() }),
  response: z.null(),
});
