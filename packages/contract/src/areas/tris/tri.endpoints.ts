import { z } from 'zod';
import { objetRetenuSchema } from '../../catalogue/selection.schemas.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { lecteursBlocs } from '../roles.ts';
import { brouillonDeTriSchema } from './tri.schemas.ts';

/** Ranks are counted among so many objets of a sélection. */
export const MOST_ESSAYES = 5_000;

export const tryTri = defineEndpoint({
  method: 'POST',
  path: '/api/tris/essai',
  summary: 'L’ordre qu’un tri, enregistré ou non, donnerait aux objets d’une sélection',
  access: lecteursBlocs,
  body: z.strictObject({
    brouillon: brouillonDeTriSchema,
    selection: z.number().int().positive(),
    page: z.number().int().min(1).max(MOST_ESSAYES),
    itemsPerPage: z.number().int().min(1).max(100),
  }),
  response: z.object({
    items: z.array(
      objetRetenuSchema.extend({
        rang: z.number().int(),
        /** The rank in the sélection's own order or by name; null when it is beyond what was read. */
        rangAvant: z.number().int().nullable(),
        /** Why the objet has this rank, key by key: « score 42,5 », « à 3,2 km ». */
        raisons: z.array(z.string()),
      }),
    ),
    total: z.number().int(),
    /** Whether there are more: only the first objets were read. */
    coupe: z.boolean(),
    /** The name of the order before: the sort of the sélection, or « Par nom ». */
    avant: z.string(),
  }),
});
