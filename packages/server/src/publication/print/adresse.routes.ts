import { BridgeError, type Langue, langueSchema, PUBLIC } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import type { Files } from '../../platform/files/files.ts';
import type { Db } from '../../schema.ts';
import { servedAt } from './generations/generations.repository.ts';
import { clePdf } from './generations/instantane.ts';
import type { Pages } from './pages.ts';

interface Dependencies {
  readonly db: Db;
  readonly files: Files;
  readonly pages: Pick<Pages, 'imageOfStored'>;
}

const CLE = /^[\w-]{12}$/;
const FICHIER = /^([a-z]{2})\.(pdf|webp)$/;

/** As wide as pages of the web show it, in pixels. */
const COUVERTURE = 480;

/** The permanent address of an edition, and beside it the picture of its first page: whatever was printed on paper years ago leads to the newest validated document. */
export function installAdresses(app: FastifyInstance, { db, files, pages }: Dependencies): void {
  const find = async (cle: string, langue: Langue | null) => {
    const found = CLE.test(cle) ? await servedAt(db, cle, langue) : undefined;
    // What goes to a printer is nobody else’s business.
    const fichier = found?.fichiers.find(({ sortie }) => sortie !== 'impression');
    if (!found || !fichier) throw new BridgeError('notFound');
    return { found, fichier };
  };

  app.get<{ Params: { cle: string } }>(
    '/public/_editions/:cle',
    { config: { access: PUBLIC } },
    async ({ params: { cle } }, reply) => {
      const { found } = await find(cle, null);
      return reply.redirect(`/public/_editions/${cle}/${found.langue}.pdf`, 302);
    },
  );

  app.get<{ Params: { cle: string; fichier: string } }>(
    '/public/_editions/:cle/:fichier',
    { config: { access: PUBLIC } },
    async (request, reply) => {
      const [, code, format] = FICHIER.exec(request.params.fichier) ?? [];
      const { data: langue } = langueSchema.safeParse(code);
      if (langue === undefined) throw new BridgeError('notFound');
      const { found, fichier } = await find(request.params.cle, langue);
      const etag = `"g${found.id}"`;
      reply
        .header('cache-control', 'public, no-cache')
        .header('etag', etag)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-disposition', `inline; filename="${format === 'pdf' ? fichier.nom : `${code}.webp`}"`);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      if (format === 'webp') {
        const cover = { cle: clePdf(found.id, 'ecran'), page: 1, largeur: COUVERTURE };
        return reply.type('image/webp').send(await pages.imageOfStored('couvertures', cover));
      }
      const body = await files.read(clePdf(found.id, 'ecran'));
      if (body === null) throw new BridgeError('notFound');
      return reply.type('application/pdf').header('content-length', fichier.poids).send(body);
    },
  );
}
