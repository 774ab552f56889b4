import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { dureeDeJetonSchema, jetonGardeSchema, porteeSchema } from '../jeton.schemas.ts';
import { ownPasswordSchema } from './session.schemas.ts';

const jetonSchema = jetonGardeSchema.extend({ nom: z.string(), portees: z.array(porteeSchema) });
export type JetonDApi = z.output<typeof jetonSchema>;

export const listJetons = defineEndpoint({
  method: 'GET',
  path: '/users/jetons',
  summary: 'Ses jetons d’API',
  access: SESSION,
  response: z.object({ jetons: z.array(jetonSchema) }),
});

export const createJeton = defineEndpoint({
  method: 'POST',
  path: '/users/jetons',
  summary: 'Créer un jeton d’API\u00a0: il n’est montré qu’une fois',
  access: SESSION,
  body: z.strictObject({
    nom: z.string().trim().min(1, 'Ce champ est obligatoire.').max(60, '60 caractères au plus.'),
    portees: z.array(porteeSchema).min(1, 'Choisissez au moins une chose que ce jeton peut faire.').max(100),
    duree: dureeDeJetonSchema,
    motDePasse: ownPasswordSchema,
  }),
  response: z.object({ jeton: z.string() }),
});

export const revokeJeton = defineEndpoint({
  method: 'DELETE',
  path: '/users/jetons/:id',
  summary: 'Révoquer un de ses jetons d’API',
  access: SESSION,
  params: z.strictObject({ id: idSchema }),
  response: z.null(),
});
