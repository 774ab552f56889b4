import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';

/** How often an open form says so, in milliseconds; after twice this time of silence, it counts as closed. */
export const PRESENCE_EVERY = 15_000;

/** Says that a form is open, and reads who else has the record open and its last version. */
export const notePresence = defineEndpoint({
  method: 'POST',
  path: '/api/presence',
  summary: 'Signaler que l’on a un élément ouvert, et savoir qui d’autre l’a',
  access: SESSION,
  body: z.strictObject({
    ressource: z.string().max(60),
    id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    /** Whether the person typed changes that are not saved. */
    modifie: z.boolean(),
  }),
  response: z.object({
    autres: z.array(z.object({ nom: z.string(), modifie: z.boolean() })),
    version: z.number().int(),
  }),
});
