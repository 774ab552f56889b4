import { z } from 'zod';

/** What a token may do with the records of a resource, within the rights of whose it is. */
const VERBES_DE_JETON = ['view', 'create', 'edit', 'remove'] as const;
export type VerbeDeJeton = (typeof VERBES_DE_JETON)[number];

export const porteeSchema = z.strictObject({
  ressource: z.string().min(1).max(60),
  verbes: z.array(z.enum(VERBES_DE_JETON)).min(1).max(VERBES_DE_JETON.length),
});
export type Portee = z.output<typeof porteeSchema>;

/** What no token reaches, whatever the rights of whose it is: a token that leaks must open no other way in. */
export const HORS_DES_JETONS: readonly string[] = ['fournisseur', 'compteDeService', 'utilisateur'];

export const LONGEST_TOKEN_LIFE = 366;

/** In days. */
export const dureeDeJetonSchema = z
  .number()
  .int()
  .min(1)
  .max(LONGEST_TOKEN_LIFE, `De 1 à ${LONGEST_TOKEN_LIFE} jours.`);

/** What is told of a token once it was shown. */
export const jetonGardeSchema = z.object({
  id: z.number(),
  /** Its last letters, to tell it from others. */
  fin: z.string(),
  creeLe: z.iso.datetime(),
  expireLe: z.iso.datetime(),
  utiliseLe: z.iso.datetime().nullable(),
});
export type JetonGarde = z.output<typeof jetonGardeSchema>;
