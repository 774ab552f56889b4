import { z } from 'zod';
import { PUBLIC } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';

/** Spec §9: errors of the console are logged in production. */
export const reportConsoleError = defineEndpoint({
  method: 'POST',
  path: '/console/report_error',
  summary: 'Signaler au journal de l’exploitant une erreur survenue dans un navigateur',
  access: PUBLIC,
  body: z.strictObject({
    message: z.string().max(500),
    stack: z.string().max(4_000).optional(),
    /** The path of the page without its query: addresses may carry secrets. */
    path: z.string().max(200),
  }),
  response: z.null(),
});
