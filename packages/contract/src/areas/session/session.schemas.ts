import { z } from 'zod';
import { emailSchema, usernameSchema } from '../../kernel/fields/schemas.ts';
import { roleSchema } from '../../kernel/role.ts';

/** The shortest password, unless the instance asks otherwise: `mot_de_passe_longueur`. */
export const SHORTEST_PASSWORD = 12;

const LONGEST_PASSWORD = 200;
const TOO_LONG = `${LONGEST_PASSWORD} caractères au plus.`;

/** What an instance asks of a new password. */
export function newPassword(shortest: number) {
  return z
    .string()
    .min(shortest, `Choisissez au moins ${shortest} caractères\u00a0: une phrase convient très bien.`)
    .max(LONGEST_PASSWORD, TOO_LONG);
}

/** A new password on its way: how short it may be is for the instance to say, and nobody else says another number. */
export const newPasswordSchema = z.string().max(LONGEST_PASSWORD, TOO_LONG);

/** One's own, typed again before how the account is opened changes; empty for who has none. */
export const ownPasswordSchema = z.string().max(LONGEST_PASSWORD, TOO_LONG).default('');

export const nameSchema = z.string().trim().max(100, '100 caractères au plus.');

/** What the access token carries; for display only, the server reads the user again at each request. */
export const claimsSchema = z.object({
  username: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  roles: z.array(roleSchema),
  userEntity: z.object({ id: z.number(), nom: z.string() }).nullable(),
  exp: z.number(),
  /** Who really acts, while signed in as somebody else. */
  act: z.object({ username: z.string() }).optional(),
  /** The one of their entities that the person narrowed the session to. */
  entiteActive: z.object({ id: z.number(), nom: z.string() }).optional(),
  /** The one role that the person narrowed the session to. */
  roleActif: roleSchema.optional(),
});
export type Claims = z.output<typeof claimsSchema>;

export const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof tokensSchema>;

export const registrationSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  firstname: nameSchema.min(1, 'Ce champ est obligatoire.'),
  lastname: nameSchema.min(1, 'Ce champ est obligatoire.'),
  password: newPasswordSchema,
});
