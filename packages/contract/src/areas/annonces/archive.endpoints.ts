import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { accesAnnonces } from './annonces.roles.ts';

/** The largest archive that may be sent, in bytes. */
export const LARGEST_HTML5 = 3_000_000;

const archiveSchema = z.object({
  id: z.uuid(),
  nom: z.string(),
  /** The size once open, in bytes. */
  poids: z.number().int(),
  fichiers: z.number().int(),
  largeur: z.number().int().nullable(),
  hauteur: z.number().int().nullable(),
});
export type ArchiveDAnnonce = z.output<typeof archiveSchema>;

/** `apercu`: the address where it plays before approval, for half an hour. */
const archiveVueSchema = archiveSchema.extend({ apercu: z.string() });

export const depositHtml5 = defineEndpoint({
  method: 'POST',
  path: '/api/annonces/archives',
  summary: 'Déposer une création HTML5 en archive ZIP (3 Mo au plus)\u00a0: elle est examinée, puis gardée',
  access: accesAnnonces,
  query: z.strictObject({ nom: z.string().trim().min(1).max(200) }),
  acceptsFile: true,
  response: archiveVueSchema,
});

export const archiveHtml5 = defineEndpoint({
  method: 'GET',
  path: '/api/annonces/archives/:id',
  summary: 'Ce que l’on sait d’une création HTML5 déposée',
  access: accesAnnonces,
  params: z.strictObject({ id: z.uuid() }),
  response: archiveVueSchema,
});
