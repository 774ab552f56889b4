import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { roleSchema } from '../../kernel/role.ts';
import { gestionnaires } from '../roles.ts';

export const whoMay = defineEndpoint({
  method: 'GET',
  path: '/api/droits/personnes',
  summary: 'Qui peut faire une chose, parmi les personnes de sa branche, et par quels rôles',
  access: gestionnaires,
  query: z.strictObject({
    ressource: z.string().max(60),
    verbe: z.enum(['view', 'create', 'edit', 'remove']),
  }),
  response: z.object({
    personnes: z.array(
      z.object({
        id: z.number(),
        nom: z.string(),
        /** The roles by which they may. */
        roles: z.array(roleSchema),
        /** The names of their entities, which include those below; null for every entity. */
        entites: z.array(z.string()).nullable(),
      }),
    ),
    /** Whether more people may than are listed. */
    tronque: z.boolean(),
    /** The options that are off: while they are, nobody may. */
    options: z.array(z.string()),
  }),
});
