import { BridgeError } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { hoteDeRequete } from './host.ts';
import { servedTo } from './route-register.ts';

/**
 * When files have an origin of their own, they come only from there, and nothing else does: a file meets neither the
 * console nor the pages of a site. Addresses of files are on that origin; former ones redirect there.
 */
export function installFilesOrigin(app: FastifyInstance, filesUrl: string): void {
  if (filesUrl === '') return;
  const { hostname } = new URL(filesUrl);
  app.addHook('onRequest', async (request, reply) => {
    const isHere = hoteDeRequete(request.headers.host) === hostname;
    const isFile = servedTo(request).givenFile === true;
    if (isHere && !isFile) throw new BridgeError('notFound');
    if (isHere || !isFile) return;
    return reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'referrer-policy': 'no-referrer' })
      .redirect(`${filesUrl}${request.url}`, 307);
  });
}
