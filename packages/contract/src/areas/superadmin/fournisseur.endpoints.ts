import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { superAdmins } from '../roles.ts';

/** The addresses to register at a provider, told by the server, since the console may be open at another address. */
export const adressesARetenir = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/gestion/fournisseurs/adresses',
  summary: 'Adresses de Bridge à déclarer chez un fournisseur d’identité',
  access: superAdmins,
  response: z.object({ retour: z.string(), apresDeconnexion: z.string() }),
});
