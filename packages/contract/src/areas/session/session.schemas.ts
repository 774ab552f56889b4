import { z } from 'zod';
import { emailSchema, usernameSchema } from '../../kernel/fields/schemas.ts';
import { roleSchema } from '../../kernel/role.ts';

/** The shortest password, unless the instance asks otherwise: `mot_de_passe_longueur`. */
export const SHORTEST_PASSWORD = 12;

const LONGEST_PASSWORD = 200;
const TOO_LONG = `${LONGEST_PASSWORD} caractères au plus.`;

/** A new password, as long as an instance asks. */
export function newPassword(shortest: number) {
  return z
    .string()
    .min(shortest, `Choisissez au moins ${shortest} caractères\u00a0: une phrase convient très bien.`)
    .max(LONGEST_PASSWORD, TOO_LONG);
}

/** A new password in a request: the server alone knows the least length, which is a parameter of the instance. */
export const newPasswordSchema = z.string().max(LONGEST_PASSWORD, TOO_LONG);

/** The person's own password, typed again before a change of sign-in; empty when they have none. */
export const ownPasswordSchema = z.string().max(LONGEST_PASSWORD, TOO_LONG).default('');

export const nameSchema = z.string().trim().max(100, '100 caractères au plus.');

/** The content of the access token, for display only: the server reads the user again at each request. */
export const claimsSchema = z.object({
  username: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  roles: z.array(roleSchema),
  userEntity: z.object({ id: z.number(), nom: z.string() }).nullable(),
  exp: z.number(),
  /** The person who really acts, while signed in as somebody else. */
  act: z.object({ username: z.string() }).optional(),
  /** The entity that the person narrowed the session to. */
  entiteActive: z.object({ id: z.number(), nom: z.string() }).optional(),
  /** The role that the person narrowed the session to. */
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
