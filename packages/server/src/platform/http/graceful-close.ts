import type { FastifyInstance } from 'fastify';

const LONGEST_WAIT = 5_000;

/** While the server closes, each answer ends its connection: a kept-alive one would delay the end by a minute. */
export function installGracefulClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // A request that is still being sent, or read, by then is not waited for any longer.
    setTimeout(() => app.server.closeAllConnections(), LONGEST_WAIT).unref();
  });
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
