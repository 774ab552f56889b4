import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { accesAnnonces } from './annonces.roles.ts';
import { periodeDeRegieSchema } from './diffusion.endpoints.ts';

/** The amounts to invoice. Only people who may change an annonce read its amount in this file. */
export const facturationDAnnonces = defineEndpoint({
  method: 'GET',
  path: '/api/annonces/facturation',
  summary: 'Les annonces validées d’une période, avec ce qu’il faut pour les facturer, en CSV',
  access: accesAnnonces,
  query: periodeDeRegieSchema,
  response: z.unknown(),
  answersFile: true,
});
