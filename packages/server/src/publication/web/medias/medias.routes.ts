import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BridgeError, civilDay, mediaMontrable, PUBLIC, partChoisie } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Cadreur } from '../../../catalogue/photos/cadrage.ts';
import { createReserveDeFichiers } from '../../../catalogue/photos/reserve.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Room } from '../../../platform/files/room.ts';
import type { Log } from '../../../platform/log.ts';
import { imageDemandee, isFormeDePage, jetonDe, type VueDImage } from '../../../rendering/web/media.rules.ts';
import type { Db } from '../../../schema.ts';
import { isFormeDAnnonce, type MediaServi, mediaServi } from './medias.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** A file of the médiathèque, by its id: as it is, or its large view. */
  readonly read: (fichier: string, vue: 'grande' | 'original') => Promise<Readable | null>;
  readonly cadreur: Cadreur;
  /** The folder where views are kept. */
  readonly dossier: string;
  /** The free room of the disk. */
  readonly room: Room;
}

const MOST = 512 * 1024 ** 2;
/** Rights may end before a cache lets go, and a picture in the trash is gone: caches keep pictures for five minutes. */
export const CACHE_DE_MEDIA = 'public, max-age=300';
const HEADERS = {
  'cache-control': CACHE_DE_MEDIA,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
/** Drawings are cleaned when they are received; this policy keeps them from running anything even so. */
const DRAWING = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Serves the pictures that public pages take from the médiathèque, cut as people chose: only those that may be shown that day. */
export function installMedias(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, clock, log, read, cadreur, dossier, room } = dependencies;
  const reserve = createReserveDeFichiers({ dossier, clock, most: MOST, room });

  async function vueDe(media: MediaServi, vue: VueDImage, visiteur: string): Promise<Buffer> {
    const { largeur, forme } = vue;
    const folder = `${media.fichier}-${media.version}`;
    const nom = `${folder}/${largeur}-${forme.replace('/', 'x')}.webp`;
    const kept = await reserve.read(nom);
    if (kept !== null) return kept;
    if (!isFormeDePage(forme) && !(await isFormeDAnnonce(db, forme))) throw new BridgeError('notFound');
    const source =
      (await reserve.read(`${folder}/source`)) ?? (await gardee(`${folder}/source`, bytesOf(media, 'grande')));
    const ratio = forme === 'libre' ? null : forme;
    const zone = ratio === null ? null : partChoisie(media.cadrage, ratio, media.largeur / media.hauteur);
    const demande = { largeur, ratio, focale: 'sujet', format: 'webp', zone } as const;
    return gardee(nom, cadreur.crop(visiteur, source, demande));
  }

  /** A full disk does not keep anybody from seeing the view. */
  async function gardee(nom: string, made: Promise<Buffer>): Promise<Buffer> {
    const contenu = await made;
    await reserve.keep(nom, contenu).catch((error: unknown) => log.warn({ err: error }, 'a picture is not kept'));
    return contenu;
  }

  async function bytesOf({ fichier }: MediaServi, vue: 'grande' | 'original'): Promise<Buffer> {
    const body = await read(fichier, vue);
    if (body === null) throw new BridgeError('notFound');
    return buffer(body);
  }

  app.get<{ Params: { media: string; vue: string } }>(
    '/public/medias/:media/:vue',
    { config: { access: PUBLIC, givenFile: true } },
    async (request, reply) => {
      const demande = imageDemandee(request.params);
      const media = demande === null ? undefined : await mediaServi(db, demande.id);
      if (demande === null || media === undefined || jetonDe(media.fichier) !== demande.jeton)
        throw new BridgeError('notFound');
      if (!mediaMontrable(media, 'web', civilDay(clock.now()))) throw new BridgeError('notFound');
      if ((media.genre === 'picto') !== (demande.vue === null)) throw new BridgeError('notFound');
      const etag = `"${media.fichier}-${media.version}-${request.params.vue}"`;
      reply.headers({ ...HEADERS, etag });
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      if (demande.vue === null)
        return reply
          .headers(DRAWING)
          .type('image/svg+xml')
          .send(await bytesOf(media, 'original'));
      return reply.type('image/webp').send(await vueDe(media, demande.vue, networkOf(request.ip)));
    },
  );
}
