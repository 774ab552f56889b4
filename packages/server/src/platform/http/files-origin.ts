import { BridgeError } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { hoteDeRequete } from './host.ts';

/**
 * Where files that people gave have an origin of their own, they come from there and from nowhere else, and nothing else does: what a file
 * may hold meets neither the console nor the pages of a site. Addresses of files are written on that origin; those that were written before
 * lead there.
 */
export function installFilesOrigin(app: FastifyInstance, filesUrl: string): void {
  if (filesUrl === '') return;
  const { hostname } = new URL(filesUrl);
  app.addHook('onRequest', async (request, reply) => {
    const isHere = hoteDeRequete(request.headers.host) === hostname;
    const isFile = request.routeOptions.config.givenFile === true;
    if (isHere && !isFile) throw new BridgeError('notFound');
    if (isHere || !isFile) return;
    return reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'referrer-policy': 'no-referrer' })
      .redirect(`${filesUrl}${request.url}`, 307);
  });
}
