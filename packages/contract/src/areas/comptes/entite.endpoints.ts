import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { entite } from './entite.resource.ts';

export const listEntitiesForChoice = defineEndpoint({
  method: 'GET',
  path: '/api/entities/getForList',
  summary: 'Noms des entités de sa branche, pour en choisir une',
  access: SESSION,
  query: z.strictObject({ q: z.string().trim().max(200).default('') }),
  response: z.object({ items: z.array(z.object({ id: z.number(), nom: z.string() })) }),
});

export const entityTree = defineEndpoint({
  method: 'GET',
  path: '/api/dnsit_entities/tree',
  summary: 'Les entités de sa branche, de la plus haute à la plus basse',
  access: entite.access.view,
  response: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        nom: z.string(),
        code: z.string(),
        type: z.string(),
        parent: z.number().nullable(),
        archivee: z.boolean(),
        utilisateurs: z.number().int(),
      }),
    ),
  }),
});
