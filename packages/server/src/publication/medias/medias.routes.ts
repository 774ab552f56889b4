import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BridgeError, civilDay, mediaMontrable, PUBLIC, partChoisie } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { imageDemandee, type VueDImage } from '../../rendering/web/media.rules.ts';
import type { Db } from '../../schema.ts';
import { cadrer } from '../photos/cadrage.ts';
import { createReserve } from '../photos/reserve.ts';
import { createTour } from '../public.tour.ts';
import { type MediaServi, mediaServi } from './medias.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** A file of the médiathèque, by its id: as it is, or its large view. */
  readonly lire: (fichier: string, vue: 'grande' | 'original') => Promise<Readable | null>;
  /** Where views are kept. */
  readonly dossier: string;
}

const MOST = 512 * 1024 ** 2;
/** As for the photos of objets: the rest of the server goes on. */
const ENSEMBLE = 2;
const ATTENTE = 200;
/** An hour: rights may end before the address does. */
const HEADERS = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
/** Drawings were cleaned when they came; nothing of them would run anyway. */
const DRAWING = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Serves the pictures that public pages take from the médiathèque, cut as people chose: only those that may be shown that day. */
export function installMedias(app: FastifyInstance, { db, clock, lire, dossier }: Dependencies): void {
  const reserve = createReserve({ dossier, clock, most: MOST });
  const inTurn = createTour(ENSEMBLE, ATTENTE);

  async function vueDe(media: MediaServi, vue: VueDImage): Promise<Buffer> {
    const { largeur, forme } = vue;
    const folder = `${media.fichier}-${media.version}`;
    const nom = `${folder}/${largeur}-${forme.replace('/', 'x')}.webp`;
    const kept = await reserve.lire(nom);
    if (kept !== null) return kept;
    if (!(await reserve.a(`${folder}/source`))) await reserve.garder(`${folder}/source`, await read(media, 'grande'));
    const ratio = forme === 'libre' ? null : forme;
    const zone = ratio === null ? null : partChoisie(media.cadrage, ratio, media.largeur / media.hauteur);
    const demande = { largeur, ratio, focale: 'sujet', format: 'webp', zone } as const;
    const made = await inTurn(() => cadrer(reserve.chemin(`${folder}/source`), demande));
    await reserve.garder(nom, made);
    return made;
  }

  async function read({ fichier }: MediaServi, vue: 'grande' | 'original'): Promise<Buffer> {
    const body = await lire(fichier, vue);
    if (body === null) throw new BridgeError('notFound');
    return buffer(body);
  }

  app.get<{ Params: { media: string; vue: string } }>(
    '/public/medias/:media/:vue',
    { config: { access: PUBLIC } },
    async (request, reply) => {
      const demande = imageDemandee(request.params);
      const media = demande === null ? undefined : await mediaServi(db, demande.id);
      if (demande === null || media === undefined || !mediaMontrable(media, 'web', civilDay(clock.now())))
        throw new BridgeError('notFound');
      if ((media.genre === 'picto') !== (demande.vue === null)) throw new BridgeError('notFound');
      reply.headers(HEADERS);
      if (demande.vue === null)
        return reply
          .headers(DRAWING)
          .type('image/svg+xml')
          .send(await read(media, 'original'));
      return reply.type('image/webp').send(await vueDe(media, demande.vue));
    },
  );
}
