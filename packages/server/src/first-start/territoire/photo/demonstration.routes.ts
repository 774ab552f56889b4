import { BridgeError, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../../platform/auth/throttle.ts';
import { createTour } from '../../../platform/tour.ts';
import { createCache } from './cache.ts';
import { NOMS_SCENES, renderPhoto } from './photo.ts';

/** The address of the demonstration's photos and tracks: the `photoBase` of its feeds. */
export const PHOTO_BASE = '/public/demonstration/photos';

const PHOTO = new RegExp(`^((?:${NOMS_SCENES.join('|')})-[1-9]\\d{0,2})\\.jpg$`);
/** The seed in the name of a photo. */
export const graineDe = (nom: string): string | undefined => PHOTO.exec(nom)?.[1];
const TRACE = /^([a-z0-9-]{1,80})\.gpx$/;
export const TAILLE = { largeur: 1200, hauteur: 800 };
const KEPT = 50;
/** Drawing takes a core for a tenth of a second: visitors of a gallery must not take them all, nor one of them all that waits. */
const DESSINS = { abreast: 2, waiting: 200, each: [{ waiting: 60 }] };

/** Serves the photos of the territory, drawn at their first request, and the tracks of its routes. */
export function installDemonstrationPhotos(
  app: FastifyInstance,
  gpxOf: (nom: string) => string | null,
  draw: (graine: string) => Promise<Buffer> = (graine) => renderPhoto(graine, TAILLE),
): void {
  const inTurn = createTour(DESSINS);
  const photos = createCache(KEPT, draw);
  const asked = new Map<string, Promise<Buffer>>();
  /** An image in the turn of who asks first: all who ask for it meanwhile share that turn. */
  const drawn = (graine: string, ip: string) => {
    const known = asked.get(graine);
    if (known !== undefined) return known;
    const drawing = inTurn([networkOf(ip)], () => photos.get(graine)).finally(() => asked.delete(graine));
    asked.set(graine, drawing);
    return drawing;
  };
  // What is kept waits for nobody.
  const photoOf = (graine: string, ip: string) => (photos.has(graine) ? photos.get(graine) : drawn(graine, ip));

  app.get<{ Params: { nom: string } }>(`${PHOTO_BASE}/:nom`, { config: { access: PUBLIC } }, async (request, reply) => {
    const { nom } = request.params;
    const graine = graineDe(nom);
    // Public pages may be on another host.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    // The content depends on the name only, and never changes.
    const eternal = 'public, max-age=31536000, immutable';
    if (graine !== undefined)
      return reply
        .header('cache-control', eternal)
        .type('image/jpeg')
        .send(await photoOf(graine, request.ip));
    const gpx = gpxOf(TRACE.exec(nom)?.[1] ?? '');
    if (gpx === null) throw new BridgeError('notFound');
    return reply.header('cache-control', 'public, max-age=3600').type('application/gpx+xml').send(gpx);
  });
}
