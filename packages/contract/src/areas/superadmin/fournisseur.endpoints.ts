import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { superAdmins } from '../roles.ts';

/** Told by the server: it sends people back to the address that it was given, whichever one the console is read at. */
export const adressesARetenir = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/gestion/fournisseurs/adresses',
  summary: 'Adresses de Bridge à déclarer chez un fournisseur d’identité',
  access: superAdmins,
  response: z.object({ retour: z.string(), apresDeconnexion: z.string() }),
});
