import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { gestionnaires } from '../roles.ts';
import { importation } from './importation.resource.ts';
import { actionSchema, pageQuery } from './importation.schemas.ts';

const access = gestionnaires;
const params = z.strictObject({ id: idSchema, autre: idSchema });

/** Two runs of the same feed, side by side. */
export const compareImportations = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/comparer/:autre',
  summary: 'Deux imports d’un même flux, côte à côte',
  access,
  params,
  response: z.object({
    ici: importation.row,
    autre: importation.row,
    /** The number of objets that both imports did not treat alike. */
    ecarts: z.number().int(),
  }),
});

const ecartSchema = z.object({
  identifiant: z.string(),
  nom: z.string(),
  objet: z.number().int().nullable(),
  /** What each import did with the objet, or null for nothing. */
  ici: actionSchema.nullable(),
  autre: actionSchema.nullable(),
});
export type Ecart = z.output<typeof ecartSchema>;

export const listEcarts = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/comparer/:autre/objets',
  summary: 'Les objets que deux imports n’ont pas traités de la même façon',
  access,
  params,
  query: z.strictObject({
    ...pageQuery,
    /** Only objets that this import touched alone, or the other one. */
    seul: z.exactOptional(z.enum(['ici', 'autre'])),
    action: z.exactOptional(actionSchema),
  }),
  response: z.object({ items: z.array(ecartSchema), total: z.number().int() }),
});
