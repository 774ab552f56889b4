import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { superAdmins } from '../roles.ts';

/** `bon`: nothing to do. `attention`: works, and asks for care. `panne`: does not work. */
const ETATS_DE_SANTE = ['bon', 'attention', 'panne'] as const;
export type EtatDeSante = (typeof ETATS_DE_SANTE)[number];

const card = <S extends z.ZodRawShape>(facts: S) =>
  z.object({
    etat: z.enum(ETATS_DE_SANTE),
    /** What to do when something is wrong, or null. */
    conseil: phraseSchema.nullable(),
    ...facts,
  });

const santeSchema = z.object({
  verifieLe: z.iso.datetime(),
  base: card({
    version: z.string(),
    /** The size in bytes. */
    taille: z.number(),
    connexions: z.number().int(),
    connexionsMax: z.number().int(),
    migrations: z.array(z.object({ nom: z.string(), appliqueeLe: z.iso.datetime() })),
  }),
  taches: card({
    items: z.array(
      z.object({
        nom: z.string(),
        /** Null before the first run. */
        dernierLe: z.iso.datetime().nullable(),
        dureeMs: z.number().int().nullable(),
        /** The counts of its work: `{ lignes: 12 }`. */
        resultat: z.record(z.string(), z.number()),
        erreur: z.string().nullable(),
      }),
    ),
  }),
  stockage: card({ libre: z.number().nullable(), total: z.number().nullable() }),
  courriel: card({ configure: z.boolean() }),
  /** The number of media, their bytes, and those whose rights end within a week or are past. */
  mediatheque: card({
    medias: z.number().int(),
    poids: z.number(),
    bientot: z.number().int(),
    expires: z.number().int(),
  }),
});
export type Sante = z.output<typeof santeSchema>;

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/gestion/sante',
  summary: 'Santé de l’instance\u00a0: base, tâches de fond, stockage, e-mail, médiathèque',
  access: superAdmins,
  response: santeSchema,
});
