import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { gestionnaires } from '../roles.ts';
import { systemeSchema } from './importation.schemas.ts';

export const TYPES_AVIS = [
  { value: 'modalite-disparue', label: 'Modalité disparue' },
  { value: 'critere-disparu', label: 'Critère disparu' },
  { value: 'type-nouveau', label: 'Type non relié' },
  { value: 'champ-renomme', label: 'Champ renommé' },
  { value: 'champ-disparu', label: 'Champ disparu' },
] as const;

export const avisSchema = z.object({
  id: z.number().int(),
  type: z.enum(TYPES_AVIS.map(({ value }) => value)),
  systeme: systemeSchema,
  flux: z.object({ id: z.number().int(), nom: z.string() }),
  importation: z.number().int().nullable(),
  texte: phraseSchema,
  /** The word of the vocabulary or the mapping that it is about. */
  cible: z.object({ ressource: z.string(), id: z.number().int() }).nullable(),
  /** The number of records that use it, by kind. */
  usages: z.array(z.object({ ressource: z.string(), libelle: z.string(), nombre: z.number().int() })),
  details: z.record(z.string(), z.unknown()),
  le: z.iso.datetime(),
});
export type Avis = z.output<typeof avisSchema>;

export const listAvis = defineEndpoint({
  method: 'GET',
  path: '/api/administration/avis',
  summary: 'Ce que les imports signalent\u00a0: valeurs disparues, champs renommés, types non reliés',
  access: gestionnaires,
  response: z.object({ items: z.array(avisSchema) }),
});

export const settleAvis = defineEndpoint({
  method: 'POST',
  path: '/api/administration/avis/:id/traiter',
  summary: 'Marquer un avis comme traité, ou relier le champ renommé',
  access: gestionnaires,
  params: z.strictObject({ id: idSchema }),
  /** `relier`: of a renamed field, the mapping follows the new name. */
  body: z.strictObject({ action: z.enum(['ignorer', 'relier']) }),
  response: z.null(),
});
