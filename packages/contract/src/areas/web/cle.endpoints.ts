import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { adminsWeb } from '../roles.ts';

const params = z.strictObject({ id: idSchema });

/** A key of the public API of a site. The key itself is told once, when it is made. */
export const cleSchema = z.object({
  id: z.number().int(),
  nom: z.string(),
  /** The first letters of the key, to tell it from others. */
  debut: z.string(),
  /** The origins of pages that may use it from a browser; none for servers only. */
  origines: z.array(z.string()),
  /** Requests a day. */
  quota: z.number().int(),
  utilisees: z.number().int(),
  creeLe: z.iso.datetime(),
  derniereUtilisation: z.iso.datetime().nullable(),
  revoqueeLe: z.iso.datetime().nullable(),
});
export type CleDApi = z.output<typeof cleSchema>;
const cles = z.object({ items: z.array(cleSchema) });
const nouvelle = cles.extend({ cle: z.string() });

export const clesDuSite = defineEndpoint({
  method: 'GET',
  path: '/api/web/sites/:id/cles',
  summary: 'Les clés de l’API publique d’un site',
  access: adminsWeb,
  params,
  response: cles,
});

export const createCle = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/:id/cles',
  summary: 'Crée une clé de l’API publique, et la montre cette seule fois',
  access: adminsWeb,
  params,
  body: z.strictObject({
    nom: z.string().trim().min(1, 'Ce champ est obligatoire.').max(100),
    origines: z.array(z.url({ protocol: /^https?$/ })).max(20),
    quota: z.number().int().min(1).max(10_000_000),
  }),
  response: nouvelle,
});

const laCle = z.strictObject({ id: idSchema, cle: idSchema });

export const renewCle = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/:id/cles/:cle/renouveler',
  summary: 'Remplace une clé par une autre\u00a0: l’ancienne vaut encore 24 heures',
  access: adminsWeb,
  params: laCle,
  response: nouvelle,
});

export const revokeCle = defineEndpoint({
  method: 'POST',
  path: '/api/web/sites/:id/cles/:cle/revoquer',
  summary: 'Coupe une clé, tout de suite',
  access: adminsWeb,
  params: laCle,
  response: cles,
});
