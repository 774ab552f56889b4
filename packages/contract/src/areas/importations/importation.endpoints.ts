import { z } from 'zod';
import { differenceSchema } from '../../catalogue/objet.schemas.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { gestionnaires } from '../roles.ts';
import { actionSchema, importationParams, pageQuery } from './importation.schemas.ts';

export const listChangements = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/objets',
  summary: 'Ce qu’un import a changé, objet par objet',
  access: gestionnaires,
  params: importationParams,
  query: z.strictObject({
    ...pageQuery,
    action: z.exactOptional(actionSchema),
    q: z.string().trim().max(200).default(''),
  }),
  response: z.object({
    items: z.array(
      z.object({
        identifiant: z.string(),
        nom: z.string(),
        action: actionSchema,
        /** Null in a dry run, for a record that does not exist yet. */
        objet: z.number().int().nullable(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const getChangement = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/objets/:identifiant',
  summary: 'Avant et après d’un objet dans un import',
  access: gestionnaires,
  params: z.strictObject({ id: idSchema, identifiant: z.string().min(1).max(200) }),
  response: z.object({ action: actionSchema, nom: z.string(), differences: z.array(differenceSchema) }),
});
