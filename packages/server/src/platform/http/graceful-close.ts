import type { FastifyInstance } from 'fastify';

/** While the server closes, an answer also ends its connection: a kept-alive one would hold the server open for a minute. */
export function installGracefulClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
