import { findPage, PAGES, PUBLIC, speakFrench } from '@bridge/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import { entiteRoutes } from './areas/administration/entite.routes.ts';
import { utilisateurRoutes } from './areas/administration/utilisateur.routes.ts';
import { parametresInForce, parseParametres } from './areas/reglages/parametre.repository.ts';
import { parametreRoutes } from './areas/reglages/parametre.routes.ts';
import { createAuthenticate } from './areas/session/authenticate.ts';
import { consoleErrorRoutes } from './areas/session/console-error.routes.ts';
import { guideRoutes } from './areas/session/guide.routes.ts';
import { voidLinks } from './areas/session/lien.repository.ts';
import { profileRoutes } from './areas/session/profile.routes.ts';
import { closeSessions } from './areas/session/session.repository.ts';
import { sessionRoutes } from './areas/session/session.routes.ts';
import { createAccessTokens } from './platform/auth/access-token.ts';
import { createThrottle } from './platform/auth/throttle.ts';
import type { Clock } from './platform/clock.ts';
import { installConsole } from './platform/http/console.ts';
import { createBinder } from './platform/http/endpoint.ts';
import { answerClientError, answerFrameworkError, installErrorAnswers } from './platform/http/errors.ts';
import { installGracefulClose } from './platform/http/graceful-close.ts';
import { installProtection } from './platform/http/protection.ts';
import { installRouteRegister } from './platform/http/route-register.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import type { Db } from './schema.ts';

export interface AppDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: Mail;
  /** Signs and seals; at least 32 characters. */
  readonly secret: string;
  /** Address that people reach the console at, for the links in e-mails. */
  readonly publicUrl: string;
  readonly instance: { readonly sendsMail: boolean; readonly hasPublicUrl: boolean };
  /** How many proxies in front may say who the visitor is. */
  readonly trustProxy: number;
  /** Folder of the built console; null in development, where Vite serves it. */
  readonly consoleDirectory: string | null;
}

const LARGEST_BODY = 256 * 1024;
/** Answers about accounts take this long whatever was found. */
const STALL = 500;

/** The application as a function of what it depends on. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, clock, log, mail, secret, publicUrl, instance, trustProxy, consoleDirectory } = dependencies;
  speakFrench();

  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: LARGEST_BODY,
    // The nearest so many proxies are ours; what they were told by the visitor is hearsay.
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    // A visitor who never finishes a request does not keep its connection.
    requestTimeout: 30_000,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  installRouteRegister(app);
  installGracefulClose(app);
  installErrorAnswers(app);
  await installProtection(app, { https: publicUrl.startsWith('https:') });
  app.addHook('onResponse', async (request, reply) => {
    // The declared route, never the address: addresses carry secrets.
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });

  const accessTokens = createAccessTokens(secret, clock);
  const throttle = createThrottle(db, clock);
  const bind = createBinder(app, createAuthenticate({ db, clock, accessTokens, parseParametres }));
  const session = { db, clock, accessTokens, throttle, mail };
  sessionRoutes(bind, { ...session, publicUrl, stall, readParametres: () => parametresInForce(db) });
  profileRoutes(bind, session);
  guideRoutes(bind, { db, instance });
  consoleErrorRoutes(bind, { throttle });
  utilisateurRoutes(bind, { db, clock, mail, closeSessions, voidLinks });
  entiteRoutes(bind, { db, clock });
  parametreRoutes(bind, { db, clock });

  app.get('/healthz', { config: { access: PUBLIC } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: PUBLIC } }, async () => {
    await sql`SELECT 1`.execute(db);
    return { status: 'ok' };
  });
  if (consoleDirectory !== null) {
    const isKnownPath = (path: string) => path === '/' || findPage(PAGES, path) !== undefined;
    await installConsole(app, { directory: consoleDirectory, isKnownPath });
  }
  return app;
}

async function stall<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, STALL))]);
  return result;
}
