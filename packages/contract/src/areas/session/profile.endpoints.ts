import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { emailSchema, versionSchema } from '../../kernel/field.ts';
import { roleSchema } from '../../kernel/role.ts';
import { nameSchema, newPasswordSchema } from './session.schemas.ts';

const entity = z.object({ id: z.number(), nom: z.string(), code: z.string() });

export const getUserRoles = defineEndpoint({
  method: 'GET',
  path: '/users/get_user_roles',
  summary: 'The roles that the user holds, whichever the session is narrowed to',
  access: SESSION,
  response: z.object({ roles: z.array(roleSchema) }),
});

/** Free-form preferences of the interface: a flat object, bounded so that nobody stores files in it. */
export const userParamsSchema = z
  .record(z.string().min(1).max(64), z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]))
  .refine((params) => Object.keys(params).length <= 100, 'Trop de préférences enregistrées.');
export type UserParams = z.output<typeof userParamsSchema>;

export const updateUserParams = defineEndpoint({
  method: 'PUT',
  path: '/users/update_user_params',
  summary: 'Save preferences of the interface; those not given are kept',
  access: SESSION,
  body: userParamsSchema,
  response: z.object({ userParams: userParamsSchema }),
});

export const getCurrentEntity = defineEndpoint({
  method: 'GET',
  path: '/entities/get_current_entity',
  summary: 'The entity, id and preferences of the user',
  access: SESSION,
  response: z.object({ entity: entity.nullable(), userId: z.number(), userParams: userParamsSchema }),
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
  summary: 'The identity of the user',
  access: SESSION,
  response: profileSchema,
});

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/users/profile',
  summary: 'Change one’s own identity; a new e-mail address needs the password',
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
  summary: 'Change one’s own password; every other session is closed',
  access: SESSION,
  body: z.strictObject({
    currentPassword: z.string().min(1, 'Saisissez votre mot de passe actuel.').max(200),
    newPassword: newPasswordSchema,
  }),
  response: z.null(),
});

const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string(),
  ip: z.string(),
  /** Somebody else acting on behalf of the user. */
  actor: z.string().nullable(),
});
export type OpenSession = z.output<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/users/sessions',
  summary: 'The open sessions of the user',
  access: SESSION,
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const closeSession = defineEndpoint({
  method: 'DELETE',
  path: '/users/sessions/:id',
  summary: 'Close one of one’s own sessions',
  access: SESSION,
  params: z.strictObject({ id: z.uuid() }),
  response: z.null(),
});
