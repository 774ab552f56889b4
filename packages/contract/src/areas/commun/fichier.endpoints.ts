import { z } from 'zod';
import { PUBLIC, SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { fileSchema } from '../../kernel/fields/fields.ts';

/** Gives a file, which is the body: an image of at most 1 MB, checked by its content. */
export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/fichiers',
  summary: 'Déposer une image (PNG, JPEG ou WebP, 1 Mo au plus)',
  access: SESSION,
  query: z.strictObject({ nom: z.string().trim().min(1).max(200) }),
  acceptsFile: true,
  response: fileSchema,
});

/** Reads a file, public under an id that cannot be guessed: an image in a page carries no token. */
export const readFile = defineEndpoint({
  method: 'GET',
  path: '/api/fichiers/:id',
  summary: 'Lire un fichier déposé',
  access: PUBLIC,
  params: z.strictObject({ id: z.uuid() }),
  answersFile: true,
  givenFile: true,
  response: z.unknown(),
});
