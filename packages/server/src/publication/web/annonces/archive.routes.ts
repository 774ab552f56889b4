import { PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../schema.ts';
import { adresseDeClic, adresseDeCreation, apparitionDe, CREATIONS } from './adresse.rules.ts';
import { fichierDeCreation } from './archive.repository.ts';
import {
  entetesDeCreation,
  pageDeCadre,
  politiqueDeCadre,
  politiqueDeCreation,
  withClickTag,
} from './creation.page.ts';

type Demande = FastifyRequest<{ Params: { quoi: string; '*'?: string }; Querystring: { j?: unknown } }>;

/** What HTML5 creations are made of, for pages that show one: a page of ours that frames it, and its files. */
export function installArchives(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const config = { access: PUBLIC };

  app.get(`${CREATIONS}/:quoi`, { config }, async (request: Demande, reply) => {
    const apparition = apparitionDe(request.params.quoi);
    const found = apparition && (await fichierDeCreation(db, apparition, 'index.html'));
    if (!apparition || !found) return notThere(reply);
    const own = `${originOf(request)}${adresseDeCreation(apparition)}/`;
    reply.removeHeader('x-frame-options').headers({
      ...entetesDeCreation,
      'content-security-policy': politiqueDeCadre(own),
      'cache-control': 'no-store',
    });
    return reply.type('text/html; charset=utf-8').send(pageDeCadre(`${own}index.html${jetonOf(request)}`));
  });

  app.get(`${CREATIONS}/:quoi/*`, { config }, async (request: Demande, reply) => {
    const apparition = apparitionDe(request.params.quoi);
    const fichier = apparition && (await fichierDeCreation(db, apparition, request.params['*'] ?? ''));
    if (!apparition || !fichier) return notThere(reply);
    const origin = originOf(request);
    const isPage = fichier.type.startsWith('text/html');
    reply.removeHeader('x-frame-options').headers({
      ...entetesDeCreation,
      'content-security-policy': politiqueDeCreation(`${origin}${adresseDeCreation(apparition)}/`),
      'cache-control': isPage ? 'no-store' : 'public, max-age=300',
    });
    const clic = `${origin}${adresseDeClic(apparition)}${jetonOf(request)}`;
    return reply
      .type(fichier.type)
      .send(isPage ? withClickTag(fichier.contenu.toString('utf8'), clic) : fichier.contenu);
  });
}

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** What the view was told with goes on to the click. */
const jetonOf = ({ query: { j } }: Demande) => (typeof j === 'string' && /^[\w.-]{1,200}$/.test(j) ? `?j=${j}` : '');

const notThere = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send('Cette création n’est plus là.');
