import { z } from 'zod';
import { PUBLIC } from '../../kernel/access.ts';
import { API_BASE, defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { adminsDeContenu } from '../roles.ts';

/** How long a link may live, in days. */
export const DUREES_DE_PARTAGE = [1, 7, 30] as const;
export const MOST_SHARED = 200;

/** A link to some media, which anybody who has it sees and downloads. The link itself is told once. */
const partageSchema = z.object({
  id: z.number().int(),
  nombre: z.number().int(),
  /** The titles of the first media, among those that the reader sees. */
  titres: z.array(z.string()),
  /** The person who shared it; empty once their account is gone. */
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
  /** `adresse`: the path after the console's address. `ecartes`: how many media are hidden by rights or statut. */
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

/** Any text: an unknown link is answered by a page, as all links are. */
const jeton = z.string();

/** The page of a link, without an account or a script. */
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

/** Reads a file through a link, since the file's public address would outlive the link. */
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
