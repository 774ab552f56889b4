import { z } from 'zod';
import type { Access } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { idSchema } from '../../kernel/schemas.ts';
import { adminsWeb } from '../roles.ts';
import { lecteursWeb } from './web.roles.ts';

/** One published version of a record: never changed, shown while it is the one in force and its dates allow. */
export const publicationSchema = z.object({
  id: z.number().int(),
  /** Of the record that it was made from. */
  version: z.number().int(),
  publieLe: z.iso.datetime(),
  publiePar: z.string().nullable(),
  du: z.iso.datetime().nullable(),
  au: z.iso.datetime().nullable(),
});
export type Publication = z.output<typeof publicationSchema>;

const dates = z
  .strictObject({ du: z.iso.datetime().nullable(), au: z.iso.datetime().nullable() })
  .refine(({ du, au }) => du === null || au === null || du < au, {
    path: ['au'],
    message: 'La fin vient avant le début.',
  });

const params = z.strictObject({ id: idSchema });
const answer = z.object({
  /** The one that visitors see, inside its dates. */
  enCours: publicationSchema.nullable(),
  /** The newest first. */
  items: z.array(publicationSchema),
  /** What keeps visitors from seeing it as it was meant, and what to do. */
  remarques: z.array(z.string()),
});
export type Publications = z.output<typeof answer>;

/** How a record that visitors see is published: its draft becomes what they see, whole, at once, and can be taken back. */
function publicationCalls(path: string, noun: string, access: Access) {
  const at = `/api/web/${path}/:id`;
  return {
    publications: defineEndpoint({
      method: 'GET',
      path: `${at}/publications`,
      summary: `Les versions publiées d’${noun}`,
      access,
      params,
      response: answer,
    }),
    publier: defineEndpoint({
      method: 'POST',
      path: `${at}/publier`,
      summary: `Publie ${noun}, telle qu’elle est enregistrée`,
      access,
      params,
      /** `version`: what the person saw. Another one saved since is not published in its place. */
      body: dates.safeExtend({ version: z.number().int().positive() }),
      response: answer,
    }),
    retablir: defineEndpoint({
      method: 'POST',
      path: `${at}/retablir`,
      summary: `Remet en ligne une version publiée auparavant d’${noun}`,
      access,
      params,
      body: z.strictObject({ publication: z.number().int().positive() }),
      response: answer,
    }),
    retirer: defineEndpoint({
      method: 'POST',
      path: `${at}/retirer`,
      summary: `Retire ${noun} des sites`,
      access,
      params,
      response: answer,
    }),
  };
}

/** By resource. */
export const publicationCallsBy = {
  listeWeb: publicationCalls('listes', 'une liste', lecteursWeb),
  ficheWeb: publicationCalls('fiches', 'une fiche', lecteursWeb),
  moteur: publicationCalls('moteurs', 'un moteur', lecteursWeb),
  carte: publicationCalls('maps', 'une carte', adminsWeb),
} as const;
export type RessourcePubliee = keyof typeof publicationCallsBy;
export const RESSOURCES_PUBLIEES = Object.keys(publicationCallsBy) as readonly RessourcePubliee[];
