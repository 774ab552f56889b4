import { z } from 'zod';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { CODES_TYPES_BRIDGE } from '../../catalogue/type-bridge.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { superAdmins } from '../roles.ts';

const params = z.strictObject({ id: idSchema });
const systeme = z.enum(SYSTEMES.map(({ value }) => value));

/** How often a field is filled, and where it is used. */
const mesuresChampSchema = z.object({
  /** Null before a task measured the catalogue. */
  mesureLe: z.iso.datetime().nullable(),
  /** The task that measures the field now, or null. */
  tache: z.number().int().nullable(),
  lignes: z.array(
    z.object({ systeme, typeBridge: z.enum(CODES_TYPES_BRIDGE), remplis: z.number().int(), total: z.number().int() }),
  ),
  /** Examples of values; none for a personal field, whose values are nobody's to read here. */
  exemples: z.array(z.object({ systeme, valeur: z.string() })),
  /** The mappings that fill the field, by its present code. */
  correspondances: z.array(z.object({ id: z.number().int(), nom: z.string() })),
});
export type MesuresChamp = z.output<typeof mesuresChampSchema>;

export const mesuresChamp = defineEndpoint({
  method: 'GET',
  path: '/api/superadmin/datafields/:id/mesures',
  summary: 'Remplissage, exemples et usages d’un champ',
  access: superAdmins,
  params,
  response: mesuresChampSchema,
});

export const measureChamps = defineEndpoint({
  method: 'POST',
  path: '/api/superadmin/datafields/mesurer',
  summary: 'Mesurer le remplissage de tous les champs',
  access: superAdmins,
  response: z.object({ tache: z.number().int() }),
});

/** Reads a path in the record of an objet as received, as the next import will. */
export const tryChemin = defineEndpoint({
  method: 'POST',
  path: '/api/superadmin/datafields/essayer',
  summary: 'Essayer un chemin sur un objet',
  access: superAdmins,
  body: z.strictObject({
    objet: idSchema,
    chemin: z.string().trim().min(1, 'Indiquez un chemin.').max(300),
    multiple: z.boolean(),
  }),
  response: z.object({
    objet: z.object({ id: z.number().int(), nom: z.string(), systeme }),
    valeurs: z.array(z.string()),
    /** When nothing was found: the names at the last step of the path that exists. */
    voisins: z.array(z.string()),
  }),
});
