import { API_BASE, modeleEdition } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Impression, Pret } from '../../rendering/print/tirage/dossier.ts';

interface Impressions {
  readonly apercus: Pick<Impression, 'prepare'>;
  readonly courtes: Pick<Impression, 'prepare'>;
}

/** From a list one takes a while to the pages of a model; beside a model they are asked for at once. */
const LUS: ReadonlyMap<string | undefined, Pret> = new Map([
  [API_BASE + modeleEdition.calls.list.path, 'tout'],
  [API_BASE + modeleEdition.calls.get.path, 'compilateur'],
]);

/**
 * Who reads models of editions is about to see their pages: what draws them gets ready meanwhile, once for all, and goes when it has had nothing
 * to do for a while. A compiler that is loaded when the first page is asked for takes longer than the page.
 */
export function installEveil(app: FastifyInstance, { apercus, courtes }: Impressions): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const pret = LUS.get(routeOptions.url);
    // Only for who may: an answer that refuses costs nothing.
    if (method !== 'GET' || statusCode !== 200 || pret === undefined) return;
    apercus.prepare(pret);
    courtes.prepare('pages');
  });
}
