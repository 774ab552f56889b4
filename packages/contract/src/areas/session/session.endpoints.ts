import { z } from 'zod';
import { forRoles, PUBLIC, SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { fileSchema } from '../../kernel/fields/fields.ts';
import { emailSchema, usernameSchema } from '../../kernel/fields/schemas.ts';
import { roleSchema } from '../../kernel/role.ts';
import { newPasswordSchema, registrationSchema, SHORTEST_PASSWORD, tokensSchema } from './session.schemas.ts';

/** An opaque secret from a link or a header: a plain string, never an object that a query could interpret. */
const secret = z.string().min(1).max(500);
const password = z.string().min(1, 'Saisissez votre mot de passe.').max(200);
const done = z.null();

/** « bridge » is an account of this instance, or of another one when a provider says so. */
export const CONNECTION_TYPES = ['bridge', 'tourinsoft', 'lei', 'apidae', 'autre'] as const;

export const getConnectionTypes = defineEndpoint({
  method: 'POST',
  path: '/getConnectionTypes',
  summary: 'Modes de connexion que propose l’instance',
  access: PUBLIC,
  body: z.looseObject({}).optional(),
  response: z.object({
    types: z.array(z.enum(CONNECTION_TYPES)),
    /** The active providers, in the order of their names. */
    fournisseurs: z
      .array(z.object({ code: z.string(), nom: z.string(), systeme: z.enum(CONNECTION_TYPES) }))
      .default([]),
    registration: z.boolean(),
    /** The name and the logo of the instance, on pages without a session. */
    name: z.string().default(''),
    logo: fileSchema.nullable().default(null),
    shortestPassword: z.number().int().default(SHORTEST_PASSWORD),
  }),
});

export const loginCheck = defineEndpoint({
  method: 'POST',
  path: '/login_check',
  summary: 'Se connecter par identifiant ou adresse e-mail',
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
  summary: 'Terminer une connexion par un fournisseur d’identité, dans le navigateur qui l’a commencée',
  access: PUBLIC,
  body: z.strictObject({
    code: z.string().min(1).max(4_000),
    state: secret.optional(),
    /** The issuer, if the answer names it. */
    iss: secret.optional(),
  }),
  response: tokensSchema.extend({
    /** The page wanted before leaving. */
    destination: z.string().nullable(),
  }),
});

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/token/refresh',
  summary: 'Obtenir de nouveaux jetons contre un jeton de rafraîchissement, en en-tête ou dans le corps',
  access: PUBLIC,
  body: z.strictObject({ refreshToken: z.string().min(1).max(4_000).optional() }).nullish(),
  response: tokensSchema,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Fermer la session que désigne un jeton, même expiré',
  access: PUBLIC,
  response: z.object({
    /** The address where the browser signs out at the provider too, or null. */
    sortie: z.string().nullable(),
  }),
});

export const loginAs = defineEndpoint({
  method: 'POST',
  path: '/loginAs',
  summary: 'Agir en tant qu’une autre personne',
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
  summary: 'Revenir à son propre compte',
  access: SESSION,
  response: tokensSchema,
});

export const changeRole = defineEndpoint({
  method: 'POST',
  path: '/users/change_role',
  summary: 'Restreindre la session à un de ses rôles, ou revenir à tous avec null',
  access: SESSION,
  body: z.strictObject({ role: roleSchema.nullable() }),
  response: tokensSchema,
});

export const changeEntity = defineEndpoint({
  method: 'POST',
  path: '/users/change_entity',
  summary: 'Travailler pour une de ses entités, ou revenir à toutes avec null',
  access: SESSION,
  body: z.strictObject({ entite: z.number().int().positive().nullable() }),
  response: tokensSchema,
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/api_register',
  summary: 'Demander un compte, là où l’instance le permet',
  access: PUBLIC,
  body: registrationSchema,
  response: done,
});

export const confirmRegistration = defineEndpoint({
  method: 'POST',
  path: '/api_register/:token',
  summary: 'Confirmer l’adresse e-mail d’une inscription',
  access: PUBLIC,
  params: z.strictObject({ token: secret }),
  response: done,
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/forgot_password/',
  summary: 'Demander un lien pour choisir un nouveau mot de passe',
  access: PUBLIC,
  body: z.strictObject({ email: emailSchema }),
  response: done,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/forgot_password/:token',
  summary: 'Choisir un nouveau mot de passe avec le lien reçu',
  access: PUBLIC,
  params: z.strictObject({ token: secret }),
  body: z.strictObject({ password: newPasswordSchema }),
  response: done,
});
