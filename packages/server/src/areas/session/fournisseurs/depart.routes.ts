import { API_BASE, BridgeError, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { BILLET_COOKIE } from './billet.ts';
import { type EntreeDependencies, leave, VOYAGE_LIFE } from './entree.service.ts';

/** A page that leads elsewhere, not a call. */
export const DEPART_PATH = `${API_BASE}/login_sso/:code`;

interface Dependencies extends EntreeDependencies {
  readonly publicUrl: string;
}

interface Address {
  Params: { code: string };
  Querystring: { redirect?: unknown; lien?: unknown };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' && value.length <= 2_000 ? value : null);

/** The route that leaves for a provider: a page of the browser, not a call. The page of return tells of errors. */
export function installDepart(app: FastifyInstance, dependencies: Dependencies): void {
  const secure = dependencies.publicUrl.startsWith('https:') ? '; Secure' : '';
  app.get<Address>(DEPART_PATH, { config: { access: PUBLIC } }, async (request, reply) => {
    const { code } = request.params;
    const { redirect, lien } = request.query;
    try {
      const { address, billet } = await leave(dependencies, {
        code,
        destination: textOf(redirect),
        lien: textOf(lien),
        ip: request.ip,
      });
      const life = VOYAGE_LIFE / 1000;
      reply.header(
        'set-cookie',
        `${BILLET_COOKIE}=${billet}; Path=${API_BASE}; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`,
      );
      // The provider is not told which page the person came from.
      return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error;
      return reply.redirect(`/auth-redirect?error=${error.errorName}`, 303);
    }
  });
}
