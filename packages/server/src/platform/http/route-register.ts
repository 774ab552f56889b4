import type { Access } from '@bridge/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What the product says of a route. */
interface RouteFacts {
  /** Who may call it. */
  readonly access: Access;
  /** Whether its body is a file, which may take its time. */
  readonly acceptsFile?: boolean;
  /** Whether its answer is a file that people gave. */
  readonly givenFile?: boolean;
  /** Whether pages of other sites may call it: it changes nobody's data. */
  readonly fromAnySite?: boolean;
}

export interface DeclaredRoute extends RouteFacts {
  readonly method: string;
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyContextConfig extends RouteFacts {
    /** The call that a request asks for, where one route of the framework serves many. */
    readonly called?: (request: FastifyRequest) => DeclaredRoute | undefined;
  }
  interface FastifyInstance {
    /** The routes that are served, with their access. */
    declaredRoutes: DeclaredRoute[];
  }
}

/** Lists the routes, and refuses one that does not declare its access. */
export function installRouteRegister(app: FastifyInstance): void {
  const routes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`The route ${method} ${url} does not declare its access`);
    if (!config.called) routes.push({ method: String(method), url, access: config.access });
  });
}

/** What a request asks for, as it was declared; nothing at an address that leads nowhere. */
export function servedTo(request: FastifyRequest): Partial<Omit<DeclaredRoute, 'method'>> {
  const { url, config } = request.routeOptions;
  if (config.called) return config.called(request) ?? {};
  return url === undefined ? config : { ...config, url };
}
