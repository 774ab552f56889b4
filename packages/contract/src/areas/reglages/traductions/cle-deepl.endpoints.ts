import { z } from 'zod';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { idSchema } from '../../../kernel/fields/schemas.ts';
import { origineSchema } from '../../../kernel/resource/single.ts';
import { accesAuxPreferences } from '../reglages.roles.ts';

const path = '/api/reglages/preferences/cle_deepl';
const query = z.strictObject({ entite: z.exactOptional(idSchema) });

const cleDeeplSchema = z.object({
  /** Whether the entity has a key of its own. */
  propre: z.boolean(),
  /** The entity above with a key, which serves without an own one. */
  heritee: origineSchema,
});
export type CleDeepl = z.output<typeof cleDeeplSchema>;

export const getCleDeepl = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Si une entité a sa clé DeepL, ou de qui elle hérite la sienne',
  access: accesAuxPreferences,
  query,
  response: cleDeeplSchema,
});

export const saveCleDeepl = defineEndpoint({
  method: 'PUT',
  path,
  summary: 'Donner à une entité sa clé DeepL, ou la retirer\u00a0; elle ne se relit pas',
  access: accesAuxPreferences,
  query,
  body: z.strictObject({
    /** The key, or null to follow the entities above. */
    cle: z.string().trim().min(1, 'Saisissez la clé.').max(200, '200 caractères au plus.').nullable(),
  }),
  response: cleDeeplSchema,
});
