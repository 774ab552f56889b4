import { z } from 'zod';
import { diapositiveApercueSchema } from '../../catalogue/ecran/apercu.schemas.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
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
