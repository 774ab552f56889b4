import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { gestionnaires } from '../roles.ts';
import { importationParams, pageQuery } from './importation.schemas.ts';

export const listRejets = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/rejets',
  summary: 'Les fiches rejetées par un import',
  access: gestionnaires,
  params: importationParams,
  query: z.strictObject(pageQuery),
  response: z.object({
    items: z.array(
      z.object({
        identifiant: z.string().nullable(),
        position: z.string(),
        chemin: z.string(),
        motif: phraseSchema,
        extrait: z.string(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const listLaisses = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/laisses',
  summary: 'Les objets qu’un retour en arrière a laissés, parce qu’un autre import les a changés depuis',
  access: gestionnaires,
  params: importationParams,
  query: z.strictObject(pageQuery),
  response: z.object({
    items: z.array(
      z.object({
        objet: z.number().int(),
        identifiant: z.string(),
        nom: z.string(),
        /** The later import that changed the objet. */
        par: z.number().int(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const exportRejets = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/rejets/export',
  summary: 'Télécharger les fiches rejetées (CSV)',
  access: gestionnaires,
  params: importationParams,
  answersFile: true,
  response: z.unknown(),
});

export const listBruts = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/pages',
  summary: 'Les réponses de la source qui sont encore gardées',
  access: gestionnaires,
  params: importationParams,
  response: z.object({
    items: z.array(
      z.object({ cle: z.string(), objet: z.string(), nombre: z.number().int(), taille: z.number().int() }),
    ),
  }),
});

export const getBrut = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/pages/:cle',
  summary: 'Télécharger une réponse de la source, telle que reçue',
  access: gestionnaires,
  params: z.strictObject({ id: idSchema, cle: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  answersFile: true,
  response: z.unknown(),
});
