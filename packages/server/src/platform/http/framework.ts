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
import { installRouteRegister, servedTo } from './route-register.ts';

export interface FrameworkOptions {
  readonly log: Log;
  readonly publicUrl: string;
  readonly filesUrl: string;
  /** How many proxies in front may say who the visitor is. */
  readonly trustProxy: number;
  /** The words of the server in other languages than French. */
  readonly paroles: Paroles;
  readonly rewriteUrl: (request: IncomingMessage) => string;
}

const LARGEST_BODY = 256 * 1024;
const LARGEST_FILE = 1024 * 1024;
/** The limits of requests in milliseconds. */
const LONGEST_REQUEST = 30_000;
const LONGEST_UPLOAD = 30 * 60_000;

/** The framework of every request: limits, errors, headers, and a line in the log. */
export async function createFramework(options: FrameworkOptions): Promise<FastifyInstance> {
  const { publicUrl, filesUrl, trustProxy } = options;
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Lines name their request themselves: a logger for each request would cost a tenth of the shortest ones.
    childLoggerFactory: (log) => log,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: LARGEST_BODY,
    // Only the nearest proxies are trusted: what the visitor told them is not.
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    // The body of a file may take this long; other requests have a shorter limit below.
    requestTimeout: LONGEST_UPLOAD,
    http: { headersTimeout: LONGEST_REQUEST },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    rewriteUrl: options.rewriteUrl,
  });
  // A visitor who never finishes a request does not keep the connection.
  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || servedTo(request).acceptsFile) return;
    const late = setTimeout(() => raw.destroy(), LONGEST_REQUEST);
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
  });
  installRouteRegister(app);
  installGracefulClose(app);
  installErrorAnswers(app, options.paroles);
  // The handler of an image checks its type by its content.
  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: LARGEST_FILE },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  // A file streams to its handler, which limits it.
  app.addContentTypeParser('application/octet-stream', async (_request: FastifyRequest, body: Readable) => body);
  await installProtection(app, { https: publicUrl.startsWith('https:') });
  installFilesOrigin(app, filesUrl);
  installPacking(app);
  app.addHook('onResponse', async (request, reply) => {
    // The declared route, never the address: addresses carry secrets.
    request.log.debug(
      {
        requestId: request.id,
        method: request.method,
        route: servedTo(request).url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  return app;
}
