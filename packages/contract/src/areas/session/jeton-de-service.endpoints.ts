import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { dureeDeJetonSchema, jetonGardeSchema } from '../jeton.schemas.ts';
import { superAdmins } from '../roles.ts';
import { ownPasswordSchema } from './session.schemas.ts';

const path = '/superadmin/comptes-de-service/:id/jetons';
const params = z.strictObject({ id: idSchema });

export const listJetonsDeService = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Les jetons d’un compte de service',
  access: superAdmins,
  params,
  response: z.object({ jetons: z.array(jetonGardeSchema) }),
});

export const createJetonDeService = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Créer un jeton d’un compte de service\u00a0: il n’est montré qu’une fois',
  access: superAdmins,
  params,
  body: z.strictObject({ duree: dureeDeJetonSchema, motDePasse: ownPasswordSchema }),
  response: z.object({ jeton: z.string() }),
});

export const revokeJetonDeService = defineEndpoint({
  method: 'DELETE',
  path: `${path}/:jeton`,
  summary: 'Révoquer un jeton d’un compte de service',
  access: superAdmins,
  params: params.extend({ jeton: idSchema }),
  response: z.null(),
});
