import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { annonce } from './annonce.resource.ts';
import { accesAnnonces, accesEspaces } from './annonces.roles.ts';
import { periodeDeRegieSchema } from './diffusion.endpoints.ts';
import { espace } from './espace.resource.ts';

const params = z.strictObject({ id: idSchema });

const previsionSchema = z.object({
  vues: z.number().int().nullable(),
  semaines: z.number().int(),
  erreur: z.number().nullable(),
});

export const previsionDEspace = defineEndpoint({
  method: 'GET',
  path: `/api${espace.path}/:id/prevision`,
  summary: 'Combien de vues un espace aura sans doute entre deux jours, et ce que vaut cette prévision',
  access: accesEspaces,
  params,
  query: periodeDeRegieSchema,
  response: previsionSchema,
});

export const previsionDAnnonce = defineEndpoint({
  method: 'GET',
  path: `/api${annonce.path}/:id/prevision`,
  summary: 'Combien de vues une annonce aura sans doute d’ici sa fin, dans chacun de ses espaces web',
  access: accesAnnonces,
  params,
  response: z.object({
    /** The views so far. */
    vues: z.number().int(),
    objectif: z.number().int().nullable(),
    /** Whether it names no espace: some pages of the espaces below lack its tags. */
    parTags: z.boolean(),
    /** The forecast views from today on, for its part of each espace. */
    espaces: z.array(z.object({ id: z.number().int(), nom: z.string(), ...previsionSchema.shape })),
  }),
});
