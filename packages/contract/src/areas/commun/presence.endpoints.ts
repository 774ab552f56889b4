import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';

/** How often a form says that it is open; whoever is silent for twice as long has gone. */
export const PRESENCE_EVERY = 15_000;

/** « I have this record open »: answers who else has, and which version is the last. */
export const notePresence = defineEndpoint({
  method: 'POST',
  path: '/api/presence',
  summary: 'Signaler que l’on a un élément ouvert, et savoir qui d’autre l’a',
  access: SESSION,
  body: z.strictObject({
    ressource: z.string().max(60),
    id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    /** Has typed something that is not saved. */
    modifie: z.boolean(),
  }),
  response: z.object({
    autres: z.array(z.object({ nom: z.string(), modifie: z.boolean() })),
    version: z.number().int(),
  }),
});
