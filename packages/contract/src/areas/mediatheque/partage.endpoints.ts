import { z } from 'zod';
import { PUBLIC } from '../../kernel/access.ts';
import { API_BASE, defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { adminsDeContenu } from '../roles.ts';

/** How long a link may live, in days. */
export const DUREES_DE_PARTAGE = [1, 7, 30] as const;
export const MOST_SHARED = 200;

/** A lot of media that whoever has its link sees and downloads. The link itself is told once. */
const partageSchema = z.object({
  id: z.number().int(),
  nombre: z.number().int(),
  /** The titles of the first of those that the reader sees. */
  titres: z.array(z.string()),
  /** Who shared it; empty once that account is gone. */
  par: z.string(),
  creeLe: z.iso.datetime(),
  expireLe: z.iso.datetime(),
  revoqueLe: z.iso.datetime().nullable(),
});
export type PartageDeMedias = z.output<typeof partageSchema>;
const partages = z.object({ items: z.array(partageSchema) });

export const shareMedias = defineEndpoint({
  method: 'POST',
  path: '/api/mediatheque/partages',
  summary: 'Partager un lot de médias par un lien qui expire',
  access: adminsDeContenu,
  body: z.strictObject({
    ids: z.array(z.number().int().positive()).min(1).max(MOST_SHARED),
    jours: z.union(DUREES_DE_PARTAGE.map((jours) => z.literal(jours))),
  }),
  /** `adresse`: below the address of the console; empty where the same request was made already. `ecartes`: how many are not shown, by their rights or their statut. */
  response: partages.extend({ adresse: z.string(), ecartes: z.number().int() }),
});

export const partagesDeMedias = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/partages',
  summary: 'Les lots de médias partagés par ses entités, ou qui montrent leurs médias',
  access: adminsDeContenu,
  response: partages,
});

export const revokePartage = defineEndpoint({
  method: 'POST',
  path: '/api/mediatheque/partages/:id/revoquer',
  summary: 'Couper le lien d’un lot de médias',
  access: adminsDeContenu,
  params: z.strictObject({ id: idSchema }),
  response: partages,
});

/** Whatever the address: what leads nowhere is answered by a page, as the rest is. */
const jeton = z.string();

/** A page, for whoever has the link: no account, no script. */
export const viewLot = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/lots/:jeton',
  summary: 'La page d’un lot de médias partagé',
  access: PUBLIC,
  params: z.strictObject({ jeton }),
  answersFile: true,
  response: z.unknown(),
});

export const downloadLot = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/lots/:jeton/archive',
  summary: 'Les fichiers d’un lot de médias partagé, en une archive ZIP',
  access: PUBLIC,
  params: z.strictObject({ jeton }),
  answersFile: true,
  givenFile: true,
  response: z.unknown(),
});

/** Not the public address of the file, which would outlive the link. */
export const readFromLot = defineEndpoint({
  method: 'GET',
  path: '/api/mediatheque/lots/:jeton/:media/:vue',
  summary: 'Un fichier d’un lot de médias partagé',
  access: PUBLIC,
  params: z.strictObject({ jeton, media: z.string(), vue: z.string() }),
  answersFile: true,
  givenFile: true,
  response: z.unknown(),
});

export const adresseDuLot = (secret: string): string => API_BASE + viewLot.path.replace(':jeton', secret);
