import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { emailSchema, idSchema, versionSchema } from '../../kernel/fields/schemas.ts';
import { roleSchema } from '../../kernel/role.ts';
import { openSessionSchema } from '../open-session.ts';
import { nameSchema, newPasswordSchema, ownPasswordSchema } from './session.schemas.ts';

const entity = z.object({ id: z.number(), nom: z.string(), code: z.string() });

export const getUserRoles = defineEndpoint({
  method: 'GET',
  path: '/users/get_user_roles',
  summary: 'Rôles que la personne détient, quel que soit celui de la session',
  access: SESSION,
  response: z.object({ roles: z.array(roleSchema) }),
});

/** The preferences of the interface: a flat object, bounded so that nobody stores files in it. */
export const userParamsSchema = z
  .record(z.string().min(1).max(64), z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]))
  .refine((params) => Object.keys(params).length <= 100, 'Trop de préférences enregistrées.');
export type UserParams = z.output<typeof userParamsSchema>;

export const updateUserParams = defineEndpoint({
  method: 'PUT',
  path: '/users/update_user_params',
  summary: 'Enregistrer des préférences d’interface\u00a0; celles qui ne sont pas données restent',
  access: SESSION,
  body: userParamsSchema,
  response: z.object({ userParams: userParamsSchema }),
});

export const getCurrentEntity = defineEndpoint({
  method: 'GET',
  path: '/entities/get_current_entity',
  summary: 'Entité, numéro et préférences de la personne',
  access: SESSION,
  response: z.object({
    /** The entity that the person works for now. */
    entity: entity.nullable(),
    /** All entities that the person looks after: they may work for one of them. */
    entites: z.array(entity).default([]),
    userId: z.number(),
    userParams: userParamsSchema,
  }),
});

const profileSchema = z.object({
  username: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  version: z.number(),
});
export type Profile = z.output<typeof profileSchema>;

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/users/profile',
  summary: 'Identité de la personne',
  access: SESSION,
  response: profileSchema,
});

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/users/profile',
  summary: 'Changer son identité\u00a0; une nouvelle adresse e-mail demande le mot de passe',
  access: SESSION,
  body: z.strictObject({
    firstname: nameSchema,
    lastname: nameSchema,
    email: emailSchema,
    currentPassword: z.string().max(200).optional(),
    version: versionSchema,
  }),
  response: profileSchema,
});

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/users/password',
  summary: 'Changer son mot de passe\u00a0; toutes les autres sessions se ferment',
  access: SESSION,
  body: z.strictObject({
    currentPassword: z.string().min(1, 'Saisissez votre mot de passe actuel.').max(200),
    newPassword: newPasswordSchema,
  }),
  response: z.null(),
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/users/sessions',
  summary: 'Ses sessions ouvertes',
  access: SESSION,
  response: z.object({ sessions: z.array(openSessionSchema) }),
});

const identite = z.object({
  id: z.number(),
  code: z.string(),
  fournisseur: z.string(),
  /** The name of the person at the provider. */
  nom: z.string(),
  vueLe: z.iso.datetime(),
});
export type Identite = z.output<typeof identite>;

export const listIdentites = defineEndpoint({
  method: 'GET',
  path: '/users/identites',
  summary: 'Les comptes de fournisseurs d’identité qui ouvrent le sien',
  access: SESSION,
  response: z.object({ identites: z.array(identite) }),
});

export const startIdentite = defineEndpoint({
  method: 'POST',
  path: '/users/identites/:code',
  summary: 'Préparer le lien de son compte à un fournisseur d’identité\u00a0: ce qui est répondu sert une fois',
  access: SESSION,
  params: z.strictObject({ code: z.string().max(100) }),
  body: z.strictObject({ motDePasse: ownPasswordSchema }),
  response: z.object({ lien: z.string() }),
});

export const removeIdentite = defineEndpoint({
  method: 'DELETE',
  path: '/users/identites/:id',
  summary: 'Délier son compte d’un fournisseur d’identité',
  access: SESSION,
  params: z.strictObject({ id: idSchema }),
  response: z.null(),
});

export const closeOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/users/sessions',
  summary: 'Fermer toutes ses sessions, sauf celle-ci',
  access: SESSION,
  response: z.null(),
});

export const closeSession = defineEndpoint({
  method: 'DELETE',
  path: '/users/sessions/:id',
  summary: 'Fermer une de ses sessions',
  access: SESSION,
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
});
