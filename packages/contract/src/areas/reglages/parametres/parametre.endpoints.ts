import { z } from 'zod';
import { SESSION } from '../../../kernel/access.ts';
import { defineEndpoint } from '../../../kernel/api/endpoint.ts';
import { bridgeParametersSchema } from './parametre.schemas.ts';

export const getParams = defineEndpoint({
  method: 'GET',
  path: '/params/get_params',
  summary: 'Paramètres que garde le navigateur, tels qu’ils valent pour l’entité de la personne',
  access: SESSION,
  response: bridgeParametersSchema,
});

export const getCoupleTypes = defineEndpoint({
  method: 'GET',
  path: '/params/get_couple_types',
  summary: 'Couples (catégorie, type) dont dépendent gabarits et champs',
  access: SESSION,
  // Pairs of sources are as long as their words.
  response: z.object({ couples: z.array(z.object({ categorie: z.string().min(1), type: z.string().min(1) })) }),
});
