import { PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../schema.ts';
import { adresseDeClic, apparitionDe, CREATIONS } from './adresse.rules.ts';
import { fichierDeCreation } from './archive.repository.ts';

/**
 * An HTML5 creation is somebody else's code: it runs in a frame of no origin, without network, storage or cookie, and can do one thing
 * besides being seen, which is to open the address that we give it.
 */
const POLITIQUE = (own: string) =>
  [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src 'unsafe-inline' ${own}`,
    `style-src 'unsafe-inline' ${own}`,
    `img-src data: ${own}`,
    `font-src data: ${own}`,
    `media-src ${own}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ');

export function installArchives(app: FastifyInstance, { db }: { readonly db: Db }): void {
  app.get<{ Params: { quoi: string; '*': string } }>(
    `${CREATIONS}/:quoi/*`,
    { config: { access: PUBLIC } },
    async (request, reply) => {
      const apparition = apparitionDe(request.params.quoi);
      const chemin = request.params['*'];
      const fichier = apparition === null ? undefined : await fichierDeCreation(db, apparition, chemin);
      if (apparition === null || fichier === undefined)
        return reply.status(404).type('text/plain; charset=utf-8').send('Cette création n’est plus là.');
      // In a sandbox 'self' is nobody to some browsers: its folder is named too.
      const origin = `${request.protocol}://${request.host}`;
      reply.removeHeader('x-frame-options').headers({
        'content-security-policy': POLITIQUE(`'self' ${origin}${CREATIONS}/`),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'public, max-age=300',
      });
      const isPage = fichier.type.startsWith('text/html');
      const clic = `${origin}${adresseDeClic(apparition)}`;
      return reply
        .type(fichier.type)
        .send(isPage ? withClickTag(fichier.contenu.toString('utf8'), clic) : fichier.contenu);
    },
  );
}

/** The address that a click opens, before anything of the page runs. */
function withClickTag(html: string, clic: string): string {
  const script = `<script>var clickTag=${JSON.stringify(clic)},clickTAG=clickTag;</script>`;
  return /<head\b[^>]*>/i.test(html) ? html.replace(/<head\b[^>]*>/i, (head) => head + script) : script + html;
}
