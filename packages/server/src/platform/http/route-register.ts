import type { Access } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. */
    access: Access;
    /** Whether its body is a file, which may take its time. */
    acceptsFile?: boolean;
    /** Whether its answer is a file that people gave. */
    givenFile?: boolean;
    /** Whether pages of other sites may call it: it changes nobody's data. */
    fromAnySite?: boolean;
  }
  interface FastifyInstance {
    /** The routes that are served, with their access. */
    declaredRoutes: readonly DeclaredRoute[];
  }
}

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

/** Lists the routes, and refuses one that does not declare its access. */
export function installRouteRegister(app: FastifyInstance): void {
  const routes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`The route ${method} ${url} does not declare its access`);
    routes.push({ method: String(method), url, access: config.access });
  });
}
