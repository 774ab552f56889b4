import type { Access } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. */
    access: Access;
    /** Its body is a file, which may take its time. */
    acceptsFile?: boolean;
    /** Its answer is a file that people gave. */
    givenFile?: boolean;
    /** Pages of other sites may send to it: it changes nothing of anybody's. */
    fromAnySite?: boolean;
  }
  interface FastifyInstance {
    /** Every route that is served, with who may call it. */
    declaredRoutes: readonly DeclaredRoute[];
  }
}

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

/** Keeps the list of the routes, and refuses to serve one that does not say who may call it. */
export function installRouteRegister(app: FastifyInstance): void {
  const routes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`The route ${method} ${url} does not declare its access`);
    routes.push({ method: String(method), url, access: config.access });
  });
}
