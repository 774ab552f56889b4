import { z } from 'zod';
import { SESSION } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { idSchema } from '../../kernel/schemas.ts';
import { ownPasswordSchema } from './session.schemas.ts';

/** What a token may do with the records of a resource, within the rights of whose it is. */
export const VERBES_DE_JETON = ['view', 'create', 'edit', 'remove'] as const;
export type VerbeDeJeton = (typeof VERBES_DE_JETON)[number];

const porteeSchema = z.strictObject({
  ressource: z.string().min(1).max(60),
  verbes: z.array(z.enum(VERBES_DE_JETON)).min(1).max(VERBES_DE_JETON.length),
});
export type Portee = z.output<typeof porteeSchema>;

const jetonSchema = z.object({
  id: z.number(),
  nom: z.string(),
  /** Its last letters, to tell it from others. */
  fin: z.string(),
  portees: z.array(porteeSchema),
  creeLe: z.iso.datetime(),
  expireLe: z.iso.datetime(),
  utiliseLe: z.iso.datetime().nullable(),
});
export type JetonDApi = z.output<typeof jetonSchema>;

export const LONGEST_TOKEN_LIFE = 366;

export const listJetons = defineEndpoint({
  method: 'GET',
  path: '/users/jetons',
  summary: 'Ses jetons d’API',
  access: SESSION,
  response: z.object({ jetons: z.array(jetonSchema) }),
});

export const createJeton = defineEndpoint({
  method: 'POST',
  path: '/users/jetons',
  summary: 'Créer un jeton d’API\u00a0: il n’est montré qu’une fois',
  access: SESSION,
  body: z.strictObject({
    nom: z.string().trim().min(1, 'Ce champ est obligatoire.').max(60, '60 caractères au plus.'),
    portees: z.array(porteeSchema).min(1, 'Choisissez au moins une chose que ce jeton peut faire.').max(100),
    /** In days. */
    duree: z.number().int().min(1).max(LONGEST_TOKEN_LIFE, `De 1 à ${LONGEST_TOKEN_LIFE} jours.`),
    motDePasse: ownPasswordSchema,
  }),
  response: z.object({ jeton: z.string() }),
});

export const revokeJeton = defineEndpoint({
  method: 'DELETE',
  path: '/users/jetons/:id',
  summary: 'Révoquer un de ses jetons d’API',
  access: SESSION,
  params: z.strictObject({ id: idSchema }),
  response: z.null(),
});
