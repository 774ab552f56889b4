import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { openSessionSchema } from '../open-session.ts';
import { utilisateur } from './utilisateur.resource.ts';

const params = z.strictObject({ id: idSchema });
const access = utilisateur.access.edit;

export const inviteUser = defineEndpoint({
  method: 'POST',
  path: '/api/users/:id/invite',
  summary: 'Envoyer ou renvoyer l’invitation à choisir un mot de passe',
  access,
  params,
  response: z.null(),
});

export const sendPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/users/:id/reset_password',
  summary: 'Envoyer à la personne un lien pour changer son mot de passe',
  access,
  params,
  response: z.null(),
});

export const listUserSessions = defineEndpoint({
  method: 'GET',
  path: '/api/users/:id/sessions',
  summary: 'Sessions ouvertes d’un utilisateur',
  access: utilisateur.access.view,
  params,
  response: z.object({ items: z.array(openSessionSchema) }),
});

export const closeUserSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  summary: 'Fermer toutes les sessions d’un utilisateur',
  access,
  params,
  response: z.null(),
});

export const resetSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/:id/second_facteur',
  summary: 'Retirer le second facteur, les clés d’accès et les appareils retenus d’un utilisateur',
  access,
  params,
  response: z.null(),
});

export const transferContents = defineEndpoint({
  method: 'POST',
  path: '/api/users/:id/transferer',
  summary:
    'Confier à quelqu’un d’autre ce dont un utilisateur s’occupe\u00a0: validations, alertes, traductions, vues partagées',
  access,
  params,
  body: z.strictObject({ a: idSchema, dryRun: z.boolean() }),
  response: z.object({ remplacements: z.number().int() }),
});
