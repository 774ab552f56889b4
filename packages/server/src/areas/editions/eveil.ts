import { API_BASE, modeleEdition } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';

const LUS: ReadonlySet<string | undefined> = new Set(
  [modeleEdition.calls.list, modeleEdition.calls.get].map(({ path }) => API_BASE + path),
);

/**
 * Who reads models of editions is about to see their pages: what draws them gets ready meanwhile, once for all, and goes when it has had nothing
 * to do for a while. A compiler that is loaded when the first page is asked for takes longer than the page.
 */
export function installEveil(app: FastifyInstance, { prepare }: { readonly prepare: () => void }): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    // Only for who may: an answer that refuses costs nothing.
    if (method === 'GET' && statusCode === 200 && LUS.has(routeOptions.url)) prepare();
  });
}
