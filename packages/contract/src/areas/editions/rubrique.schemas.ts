import { z } from 'zod';
import { refSchema } from '../../kernel/ref.ts';

/** Where announcements come between the fiches of a section. */
export const annoncesIntercaleesSchema = z
  .strictObject({
    /** Null: none. */
    espace: refSchema('espace').nullable(),
    /** After so many fiches; null: not between them. */
    chaque: z.number().int().min(1).max(200).nullable(),
    finDeChapitre: z.boolean(),
  })
  .refine(({ espace, chaque, finDeChapitre }) => espace === null || chaque !== null || finDeChapitre, {
    path: ['chaque'],
    message: 'Dites où placer les annonces\u00a0: entre les fiches, ou en fin de chapitre.',
  });
export type AnnoncesIntercalees = z.output<typeof annoncesIntercaleesSchema>;

export const SANS_ANNONCE: AnnoncesIntercalees = { espace: null, chaque: null, finDeChapitre: false };
