import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { idSchema } from '../../kernel/field.ts';
import { utilisateur } from './utilisateur.resource.ts';

const params = z.strictObject({ id: idSchema });

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users/',
  summary: 'The users of one’s entities',
  access: utilisateur.access.view,
  query: utilisateur.listQuery,
  response: utilisateur.page,
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/users/:id',
  summary: 'One user',
  access: utilisateur.access.view,
  params,
  response: utilisateur.record,
});

export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/api/users/:id',
  summary: 'Change a user',
  access: utilisateur.access.edit,
  params,
  body: utilisateur.patch,
  response: utilisateur.record,
});

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  summary: 'Delete a user',
  access: utilisateur.access.remove,
  params,
  response: z.null(),
});
