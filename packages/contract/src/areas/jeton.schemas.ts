import { z } from 'zod';

/** What a token may do with the records of a resource, within its owner's rights. */
const VERBES_DE_JETON = ['view', 'create', 'edit', 'remove'] as const;
export type VerbeDeJeton = (typeof VERBES_DE_JETON)[number];

export const porteeSchema = z.strictObject({
  ressource: z.string().min(1).max(60),
  verbes: z.array(z.enum(VERBES_DE_JETON)).min(1).max(VERBES_DE_JETON.length),
});
export type Portee = z.output<typeof porteeSchema>;

/** The resources that no token reaches, whatever its owner's rights: a leaked token must open no other way in. */
export const HORS_DES_JETONS: readonly string[] = ['fournisseur', 'compteDeService', 'utilisateur'];

export const LONGEST_TOKEN_LIFE = 366;

/** The life of a token in days. */
export const dureeDeJetonSchema = z
  .number()
  .int()
  .min(1)
  .max(LONGEST_TOKEN_LIFE, `De 1 à ${LONGEST_TOKEN_LIFE} jours.`);

/** The facts of a token after it was shown. */
export const jetonGardeSchema = z.object({
  id: z.number(),
  /** The last letters of the token, to tell it from others. */
  fin: z.string(),
  creeLe: z.iso.datetime(),
  expireLe: z.iso.datetime(),
  utiliseLe: z.iso.datetime().nullable(),
});
export type JetonGarde = z.output<typeof jetonGardeSchema>;
