import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { idSchema } from '../../kernel/field.ts';
import { entite } from './entite.resource.ts';

export const listDnsitEntities = defineEndpoint({
  method: 'GET',
  path: '/api/dnsit_entities',
  summary: 'The entities of one’s own branch',
  access: entite.access.view,
  query: entite.listQuery,
  response: entite.page,
});

export const updateDnsitEntity = defineEndpoint({
  method: 'PUT',
  path: '/api/dnsit_entities/:id',
  summary: 'Change an entity',
  access: entite.access.edit,
  params: z.strictObject({ id: idSchema }),
  body: entite.patch,
  response: entite.record,
});

export const listEntitiesForChoice = defineEndpoint({
  method: 'GET',
  path: '/api/entities/getForList',
  summary: 'Names of the entities of one’s own branch, to choose from',
  access: SESSION,
  query: z.strictObject({ q: z.string().trim().max(200).default('') }),
  response: z.object({ items: z.array(z.object({ id: z.number(), nom: z.string() })) }),
});
