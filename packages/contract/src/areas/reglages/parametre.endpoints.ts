import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { superAdmins } from '../roles.ts';
import { bridgeParametersSchema, parametresSchema } from './parametre.schemas.ts';

export const getParams = defineEndpoint({
  method: 'GET',
  path: '/params/get_params',
  summary: 'The bridge parameters that the browser keeps',
  access: SESSION,
  response: bridgeParametersSchema,
});

export const getCoupleTypes = defineEndpoint({
  method: 'GET',
  path: '/params/get_couple_types',
  summary: 'The pairs (category, type) that templates and fields depend on',
  access: SESSION,
  response: z.object({ couples: parametresSchema.shape.couple_types }),
});

export const updateParams = defineEndpoint({
  method: 'PUT',
  path: '/params/update_params',
  summary: 'Change parameters of the instance; those not given are kept',
  access: superAdmins,
  body: withoutDefaults(),
  response: parametresSchema,
});

/** A change names only what it changes: a default must not fill in the rest. */
function withoutDefaults() {
  const { shape } = parametresSchema;
  const bare = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, z.exactOptional(schema.unwrap())]),
  );
  return z.strictObject(
    bare as { [K in keyof typeof shape]: z.ZodExactOptional<ReturnType<(typeof shape)[K]['unwrap']>> },
  );
}
