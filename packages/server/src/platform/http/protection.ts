import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { BridgeError } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { servedTo } from './route-register.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The headers that helmet sets on any answer, computed once since they are all the same. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}

/** The headers of every answer, and the limits of every request. */
export async function installProtection(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  const headers = headersOf({
    // Answers are data: nothing in them may run or be framed. The console's page sets its own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });

  // Only JSON is accepted: a form of another site can send text/plain, but never application/json.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request) => {
    // Tokens travel in headers, so cookies authorise nothing; a browser that says « another site » is refused all the same.
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site' && !servedTo(request).fromAnySite;
    if (!SAFE_METHODS.has(request.method) && isForeign) throw new BridgeError('crossSite');
  });

  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
