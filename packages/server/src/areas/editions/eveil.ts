import { API_BASE, modeleEdition } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { servedTo } from '../../platform/http/route-register.ts';
import type { Impression, Pret } from '../../rendering/print/tirage/dossier.ts';

interface Impressions {
  readonly apercus: Pick<Impression, 'prepare'>;
  readonly courtes: Pick<Impression, 'prepare'>;
}

/** The routes that announce a preview: from a list it takes a while, beside a model it comes at once. */
const LUS: ReadonlyMap<string | undefined, Pret> = new Map([
  [API_BASE + modeleEdition.calls.list.path, 'tout'],
  [API_BASE + modeleEdition.calls.get.path, 'compilateur'],
]);

/**
 * A person who reads models is about to ask for pages: drawing processes get ready meanwhile, once for all, and end
 * after some idle time. Loading a compiler takes longer than drawing a page.
 */
export function installEveil(app: FastifyInstance, { apercus, courtes }: Impressions): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const pret = LUS.get(servedTo(request).url);
    // Only after an answer that gave the model: a refusal costs nothing.
    if (request.method !== 'GET' || statusCode !== 200 || pret === undefined) return;
    apercus.prepare(pret);
    courtes.prepare('pages');
  });
}
