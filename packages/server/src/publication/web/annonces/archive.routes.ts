import { PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeClic, adresseDeCreation, apparitionDe, CREATIONS } from './adresse.rules.ts';
import { type FichierServi, fichierDArchive, fichierDeCreation } from './archive.repository.ts';
import {
  entetesDeCreation,
  pageDIframe,
  politiqueDeCreation,
  politiqueDIframe,
  withClickTag,
} from './creation.page.ts';
import { ESSAIS, type Essais } from './essais.ts';

type Demande = FastifyRequest<{ Params: { quoi: string; '*'?: string }; Querystring: { j?: unknown } }>;
type DemandeDEssai = FastifyRequest<{ Params: { archive: string; jeton: string; '*'?: string } }>;

/** The pages that frame an HTML5 creation and its files, for visitors of a site and for people who try it out. */
export function installArchives(
  app: FastifyInstance,
  { db, clock, essais }: { readonly db: Db; readonly clock: Clock; readonly essais: Essais },
): void {
  const config = { access: PUBLIC };

  const fichierOf = async ({ params }: Demande, chemin: string) => {
    const apparition = apparitionDe(params.quoi);
    const fichier = apparition && (await fichierDeCreation(db, apparition, { chemin, at: clock.now() }));
    return apparition && fichier ? { apparition, fichier } : undefined;
  };

  app.get(`${CREATIONS}/:quoi`, { config }, async (request: Demande, reply) => {
    const found = await fichierOf(request, 'index.html');
    if (found === undefined) return notThere(reply);
    return sendIframe(reply, `${originOf(request)}${adresseDeCreation(found.apparition)}/`, jetonOf(request));
  });

  app.get(`${CREATIONS}/:quoi/*`, { config }, async (request: Demande, reply) => {
    const found = await fichierOf(request, request.params['*'] ?? '');
    if (found === undefined) return notThere(reply);
    const { apparition, fichier } = found;
    const origin = originOf(request);
    const clic = `${origin}${adresseDeClic(apparition)}${jetonOf(request)}`;
    return sendFichier(reply, fichier, { own: `${origin}${adresseDeCreation(apparition)}/`, clic });
  });

  const essayee = async ({ params: { archive, jeton }, ip }: DemandeDEssai, chemin: string) =>
    essais.isGiven(archive, jeton, ip) ? fichierDArchive(db, archive, chemin) : undefined;
  const essaiOf = (request: DemandeDEssai) =>
    `${originOf(request)}${ESSAIS}/${request.params.archive}/${request.params.jeton}/`;

  app.get(`${ESSAIS}/:archive/:jeton`, { config }, async (request: DemandeDEssai, reply) =>
    (await essayee(request, 'index.html')) ? sendIframe(reply, essaiOf(request), '') : notThere(reply),
  );
  app.get(`${ESSAIS}/:archive/:jeton/*`, { config }, async (request: DemandeDEssai, reply) => {
    const fichier = await essayee(request, request.params['*'] ?? '');
    // A creation that is only tried out leads nowhere when it is clicked.
    return fichier
      ? sendFichier(reply, fichier, { own: essaiOf(request), clic: 'about:blank', cache: 'private' })
      : notThere(reply);
  });
}

const sendIframe = (reply: FastifyReply, own: string, besides: string) =>
  reply
    .removeHeader('x-frame-options')
    .headers({
      ...entetesDeCreation,
      'content-security-policy': politiqueDIframe(own),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(pageDIframe(`${own}index.html${besides}`));

function sendFichier(
  reply: FastifyReply,
  { type, contenu }: FichierServi,
  {
    own,
    clic,
    cache = 'public',
  }: { readonly own: string; readonly clic: string; readonly cache?: 'public' | 'private' },
) {
  const isPage = type.startsWith('text/html');
  return reply
    .removeHeader('x-frame-options')
    .headers({
      ...entetesDeCreation,
      'content-security-policy': politiqueDeCreation(own),
      'cache-control': isPage ? 'no-store' : `${cache}, max-age=300`,
    })
    .type(type)
    .send(isPage ? withClickTag(contenu.toString('utf8'), clic) : contenu);
}

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** The jeton of the view goes on to the click. */
const jetonOf = ({ query: { j } }: Demande) => (typeof j === 'string' && /^[\w.-]{1,200}$/.test(j) ? `?j=${j}` : '');

const notThere = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send('Cette création n’est plus là.');
