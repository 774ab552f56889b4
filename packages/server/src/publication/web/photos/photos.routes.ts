import { createHash } from 'node:crypto';
import { BridgeError, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormatDePhoto } from '../../../catalogue/photos/cadrage.rules.ts';
import { isDeLaMediatheque } from '../../../catalogue/photos/photo-source.rules.ts';
import { RELAIS } from '../../../catalogue/photos/reserve.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import { PHOTO_ABSENTE } from '../../../rendering/photo.absente.ts';
import { photoDemandee } from '../../../rendering/photo.rules.ts';
import { CACHE_DE_MEDIA } from '../medias/medias.routes.ts';
import type { Photos } from './photos.ts';

const TYPES: Readonly<Record<FormatDePhoto, string>> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' };

/** The address holds all that the content of a source's photo depends on: the content never changes. */
const CACHE_DE_SOURCE = 'public, max-age=31536000, immutable';
/** A photo that is not kept here is asked of its source again. */
const CACHE_DE_RELAIS = `public, max-age=${RELAIS / 1_000}`;
/** A photo that is not there may come back soon. */
const CACHE_D_ABSENTE = 'public, max-age=60';

interface Params {
  readonly objet: string;
  readonly photo: string;
  readonly vue: string;
}

/** Serves the views of the photos of objets: made when they are first asked for, kept afterwards. */
export function installPhotos(app: FastifyInstance, vueDe: Photos): void {
  app.get<{ Params: Params }>(
    '/public/photos/:objet/:photo/:vue',
    { config: { access: PUBLIC } },
    async (request, reply) => {
      const demande = photoDemandee(request.params);
      if (demande === null) throw new BridgeError('notFound');
      const vue = await vueDe(demande, 'web', networkOf(request.ip));
      if (vue.etat === 'absente') return answerAbsente(request, reply);
      const { contenu, relayee } = vue;
      // The source may put another photo at the same address.
      const etag = relayee ? `"${digestOf(contenu)}"` : `"${demande.empreinte}-${request.params.vue}"`;
      reply
        .header('cache-control', cacheDe(demande.empreinte, relayee))
        // Public pages may be on another host.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.type(TYPES[demande.format]).send(contenu);
    },
  );
}

/** Browsers draw the picture of an answer whatever its status: pages show a drawing, and nobody else takes it for a photo. */
function answerAbsente({ headers: { accept } }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!accept?.startsWith('image/')) throw new BridgeError('notFound');
  return reply
    .status(404)
    .header('cache-control', CACHE_D_ABSENTE)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('vary', 'Accept')
    .type('image/svg+xml')
    .send(PHOTO_ABSENTE);
}

function cacheDe(empreinte: string, relayee: boolean): string {
  if (relayee) return CACHE_DE_RELAIS;
  return isDeLaMediatheque(empreinte) ? CACHE_DE_MEDIA : CACHE_DE_SOURCE;
}

const digestOf = (contenu: Buffer): string => createHash('sha256').update(contenu).digest('base64url').slice(0, 27);
