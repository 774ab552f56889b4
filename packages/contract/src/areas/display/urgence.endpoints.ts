import { z } from 'zod';
import { diapositiveApercueSchema } from '../../catalogue/ecran/apercu.schemas.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { affichage } from './display.roles.ts';
import { ecran } from './ecran.resource.ts';
import { urgence } from './urgence.resource.ts';

const f = urgence.fields;

export const apercuDUrgence = defineEndpoint({
  method: 'POST',
  path: '/api/display/urgences/apercu',
  summary: 'Un message d’urgence tel que les écrans le montrent, avant de l’enregistrer',
  access: affichage,
  body: z.strictObject({
    ton: f.ton.schema,
    titre: f.titre.schema,
    texte: f.texte.schema,
    orientation: ecran.fields.orientation.schema,
    langue: langueSchema,
  }),
  response: diapositiveApercueSchema,
});

/** The confirmations of the current message: a screen that showed a former version has to confirm it again. */
export const confirmationsDUrgence = defineEndpoint({
  method: 'GET',
  path: '/api/display/urgences/:id/confirmations',
  summary: 'Les écrans qui ont confirmé montrer un message d’urgence',
  access: affichage,
  params: z.strictObject({ id: idSchema }),
  response: z.object({ items: z.array(z.object({ ecran: z.number().int(), vuLe: z.iso.datetime() })) }),
});
