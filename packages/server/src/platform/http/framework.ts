import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Log } from '../log.ts';
import type { Paroles } from '../parole.ts';
import { answerClientError, answerFrameworkError, installErrorAnswers } from './errors.ts';
import { installFilesOrigin } from './files-origin.ts';
import { installGracefulClose } from './graceful-close.ts';
import { installPacking } from './packing.ts';
import { installProtection } from './protection.ts';
import { installRouteRegister } from './route-register.ts';

export interface FrameworkOptions {
  readonly log: Log;
  readonly publicUrl: string;
  readonly filesUrl: string;
  /** How many proxies in front may say who the visitor is. */
  readonly trustProxy: number;
  /** What it says to people who read another language than French. */
  readonly paroles: Paroles;
  readonly rewriteUrl: (request: IncomingMessage) => string;
}

const LARGEST_BODY = 256 * 1024;
const LARGEST_FILE = 1024 * 1024;
/** In milliseconds. */
const LONGEST_REQUEST = 30_000;
const LONGEST_UPLOAD = 30 * 60_000;

/** What holds for every request, whatever it asks: its bounds, its errors, its headers, its line in the log. */
export async function createFramework(options: FrameworkOptions): Promise<FastifyInstance> {
  const { publicUrl, filesUrl, trustProxy } = options;
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves: most requests have none, and a logger for each costs a tenth of the shortest.
    childLoggerFactory: (log) => log,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: LARGEST_BODY,
    // The nearest so many proxies are ours; what they were told by the visitor is hearsay.
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    // A feed that is put down may take this long; other requests are bounded below.
    requestTimeout: LONGEST_UPLOAD,
    http: { headersTimeout: LONGEST_REQUEST },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    rewriteUrl: options.rewriteUrl,
  });
  // A visitor who never finishes a request does not keep its connection.
  app.addHook('onRequest', async ({ headers, raw, routeOptions }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.acceptsFile) return;
    const late = setTimeout(() => raw.destroy(), LONGEST_REQUEST);
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
  });
  installRouteRegister(app);
  installGracefulClose(app);
  installErrorAnswers(app, options.paroles);
  // What a file really is, its handler sees by its content.
  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: LARGEST_FILE },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  // A feed that is put down streams to its file: its handler bounds it.
  app.addContentTypeParser('application/octet-stream', async (_request: FastifyRequest, body: Readable) => body);
  await installProtection(app, { https: publicUrl.startsWith('https:') });
  installFilesOrigin(app, filesUrl);
  installPacking(app);
  app.addHook('onResponse', async (request, reply) => {
    // The declared route, never the address: addresses carry secrets.
    const { method, routeOptions } = request;
    request.log.debug(
      {
        requestId: request.id,
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  return app;
}
