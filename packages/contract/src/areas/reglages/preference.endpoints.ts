import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { personSchema } from '../../kernel/resource-answers.ts';
import { idSchema } from '../../kernel/schemas.ts';
import { preferencesEffectivesSchema, surchargesSchema } from './preference.schemas.ts';
import { preferences as access } from './reglages.area.ts';

/** 0 while nothing was ever set for the entity. */
const version = z.number().int().min(0).max(2_147_483_647);

export const preferencesSchema = z.object({
  entite: z.object({ id: z.number(), nom: z.string() }),
  version,
  modifieLe: z.iso.datetime().nullable(),
  modifiePar: personSchema.nullable(),
  surcharges: surchargesSchema,
  /** What would be in force if the entity set nothing. */
  heritees: preferencesEffectivesSchema,
});
export type Preferences = z.output<typeof preferencesSchema>;

export const readPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/reglages/preferences',
  summary: 'Préférences d’une entité de sa branche, la sienne à défaut',
  access,
  query: z.strictObject({ entite: z.exactOptional(idSchema) }),
  response: preferencesSchema,
});

export const updatePreferences = defineEndpoint({
  method: 'PUT',
  path: '/api/reglages/preferences',
  summary: 'Remplacer les préférences d’une entité de sa branche\u00a0; celles qui manquent sont héritées',
  access,
  query: z.strictObject({ entite: idSchema }),
  body: z.strictObject({ version, surcharges: surchargesSchema }),
  response: preferencesSchema,
});
