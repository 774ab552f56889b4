import { z } from 'zod';
import { forRoles, PUBLIC, SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { emailSchema, usernameSchema } from '../../kernel/field.ts';
import { roleSchema } from '../../kernel/role.ts';
import { newPasswordSchema, registrationSchema, tokensSchema } from './session.schemas.ts';

/** An opaque secret from a link or a header: a plain string, never an object that a query could interpret. */
const secret = z.string().min(1).max(500);
const password = z.string().min(1, 'Saisissez votre mot de passe.').max(200);
const done = z.null();

export const CONNECTION_TYPES = ['bridge', 'tourinsoft'] as const;

export const getConnectionTypes = defineEndpoint({
  method: 'POST',
  path: '/getConnectionTypes',
  summary: 'The sign-in methods that this instance offers',
  access: PUBLIC,
  body: z.looseObject({}).optional(),
  response: z.object({ types: z.array(z.enum(CONNECTION_TYPES)), registration: z.boolean() }),
});

export const loginCheck = defineEndpoint({
  method: 'POST',
  path: '/login_check',
  summary: 'Sign in by user name or e-mail',
  access: PUBLIC,
  body: z
    .strictObject({
      username: z.string().trim().max(254).optional(),
      email: z.string().trim().max(254).optional(),
      password,
    })
    .refine(({ username, email }) => username || email, {
      path: ['username'],
      message: 'Saisissez votre identifiant ou votre adresse e-mail.',
    }),
  response: tokensSchema,
});

export const loginTourinsoft = defineEndpoint({
  method: 'POST',
  path: '/login_tourinsoft',
  summary: 'Sign in with what Tourinsoft gave back',
  access: PUBLIC,
  body: z.strictObject({ code: secret, state: secret }),
  response: tokensSchema,
});

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/token/refresh',
  summary: 'New tokens against a refresh token, in the bearer header or in the body',
  access: PUBLIC,
  body: z.strictObject({ refreshToken: z.string().min(1).max(4_000).optional() }).nullish(),
  response: tokensSchema,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Close the session that a token names, even an expired one',
  access: PUBLIC,
  response: done,
});

export const loginAs = defineEndpoint({
  method: 'POST',
  path: '/loginAs',
  summary: 'Act as another user',
  access: forRoles(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN_REGION']),
  body: z.union([
    z.strictObject({ userId: z.number().int().positive() }),
    z.strictObject({ username: usernameSchema }),
  ]),
  response: tokensSchema,
});

export const loginAsReturn = defineEndpoint({
  method: 'POST',
  path: '/loginAs/return',
  summary: 'Stop acting as another user',
  access: SESSION,
  response: tokensSchema,
});

export const changeRole = defineEndpoint({
  method: 'POST',
  path: '/users/change_role',
  summary: 'Narrow the session to one role held, or widen it to all of them with null',
  access: SESSION,
  body: z.strictObject({ role: roleSchema.nullable() }),
  response: tokensSchema,
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/api_register',
  summary: 'Ask for an account, where the instance allows it',
  access: PUBLIC,
  body: registrationSchema,
  response: done,
});

export const confirmRegistration = defineEndpoint({
  method: 'POST',
  path: '/api_register/:token',
  summary: 'Confirm the e-mail address of a registration',
  access: PUBLIC,
  params: z.strictObject({ token: secret }),
  response: done,
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/forgot_password/',
  summary: 'Ask for a link to choose a new password',
  access: PUBLIC,
  body: z.strictObject({ email: emailSchema }),
  response: done,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/forgot_password/:token',
  summary: 'Choose a new password with the link received',
  access: PUBLIC,
  params: z.strictObject({ token: secret }),
  body: z.strictObject({ password: newPasswordSchema }),
  response: done,
});
