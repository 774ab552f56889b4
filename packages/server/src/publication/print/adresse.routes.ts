import { BridgeError, type FichierDeGeneration, type Langue, langueSchema, PUBLIC } from '@bridge/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { qrSvg } from '../../composition/bloc/qr.ts';
import type { Files } from '../../platform/files/files.ts';
import { feuilletable } from '../../rendering/print/feuilletable/feuilletable.html.ts';
import type { Db } from '../../schema.ts';
import { cleFeuille, readFeuilles } from './generations/feuilles.ts';
import { type Servie, servedAt } from './generations/generations.repository.ts';
import { clePdf } from './generations/instantane.ts';
import type { Pages } from './pages.ts';

interface Dependencies {
  readonly db: Db;
  readonly files: Files;
  readonly pages: Pick<Pages, 'imageOfStored'>;
  /** The address at which visitors reach Bridge. */
  readonly publicUrl: string;
}

const CLE = /^[\w-]{12}$/;
const FICHIER = /^([a-z]{2})(?:\.(pdf|webp|svg))?$/;
const FEUILLE = /^g(\d{1,15})-(\d{1,4})\.webp$/;
const PUBLIQUE = { config: { access: PUBLIC } } as const;

/** The width of covers on web pages, in pixels. */
const COUVERTURE = 480;
/** How long a picture is cached, in seconds: rights end at midnight. */
const DAY = 86_400;

/**
 * The permanent address of an edition, with the picture of its first page and its QR code: a code printed years ago
 * leads to the newest validated document. Without an ending, the document is leafed through if its model says so.
 */
export function installAdresses(app: FastifyInstance, { db, files, pages, publicUrl }: Dependencies): void {
  const find = async (cle: string, langue: Langue | null): Promise<Servie> => {
    const found = CLE.test(cle) ? await servedAt(db, cle, langue) : undefined;
    if (!found || !(pdfDe(found) || isLeafed(found))) throw new BridgeError('notFound');
    return found;
  };

  app.get<{ Params: { cle: string } }>('/public/_editions/:cle', PUBLIQUE, async ({ params: { cle } }, reply) => {
    const found = await find(cle, null);
    return reply.redirect(`/public/_editions/${cle}/${found.langue}${isLeafed(found) ? '' : '.pdf'}`, 302);
  });

  app.get<{ Params: { cle: string; fichier: string } }>(
    '/public/_editions/:cle/:fichier',
    PUBLIQUE,
    async (request, reply) => {
      const { cle } = request.params;
      const [, code, format = 'pages'] = FICHIER.exec(request.params.fichier) ?? [];
      const { data: langue } = langueSchema.safeParse(code);
      if (langue === undefined) throw new BridgeError('notFound');
      const found = await find(cle, langue);
      if (format === 'svg') return sendCode(reply, `${publicUrl}/public/_editions/${cle}/${langue}`);
      const fichier = pdfDe(found);
      // The other form is served when the document lacks the one asked for.
      if (format === 'pages' && !isLeafed(found)) return reply.redirect(`/public/_editions/${cle}/${langue}.pdf`, 302);
      if (format === 'pdf' && !fichier) return reply.redirect(`/public/_editions/${cle}/${langue}`, 302);
      const etag = `"g${found.id}${format === 'pages' ? '-pages' : ''}"`;
      reply
        .header('cache-control', 'public, no-cache')
        .header('etag', etag)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      if (format === 'webp') {
        const cover = { cle: clePdf(found.dossier, 'ecran'), page: 1, largeur: COUVERTURE };
        reply.header('content-disposition', `inline; filename="${code}.webp"`);
        return reply.type('image/webp').send(await pages.imageOfStored('couvertures', cover));
      }
      return format === 'pages' ? sendPages(reply, { cle, langue, found }) : sendPdf(reply, found, fichier);
    },
  );

  app.get<{ Params: { cle: string; langue: string; feuille: string } }>(
    '/public/_editions/:cle/:langue/:feuille',
    PUBLIQUE,
    async ({ params }, reply) => {
      const { data: langue } = langueSchema.safeParse(params.langue);
      const [, id, page] = FEUILLE.exec(params.feuille) ?? [];
      if (langue === undefined || id === undefined) throw new BridgeError('notFound');
      const found = await find(params.cle, langue);
      const isShown = found.id === Number(id) && isLeafed(found);
      const body = isShown ? await files.read(cleFeuille(found.dossier, Number(page))) : null;
      if (body === null) throw new BridgeError('notFound');
      return reply
        .header('cache-control', `public, max-age=${DAY}`)
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(body);
    },
  );

  async function sendPdf(reply: FastifyReply, { dossier }: Servie, fichier: FichierDeGeneration | undefined) {
    const body = fichier && (await files.read(clePdf(dossier, 'ecran')));
    if (!fichier || !body) throw new BridgeError('notFound');
    return reply
      .header('content-disposition', `inline; filename="${fichier.nom}"`)
      .type('application/pdf')
      .header('content-length', fichier.poids)
      .send(body);
  }

  async function sendPages(
    reply: FastifyReply,
    { cle, langue, found }: { readonly cle: string; readonly langue: Langue; readonly found: Servie },
  ) {
    const feuilles = await readFeuilles(files, found.dossier);
    if (feuilles === null) throw new BridgeError('notFound');
    const { html, politique } = feuilletable({
      titre: found.titre,
      langue,
      feuilles,
      image: (page) => `/public/_editions/${cle}/${langue}/g${found.id}-${page}.webp`,
      pdf: pdfDe(found) ? `/public/_editions/${cle}/${langue}.pdf` : null,
    });
    return reply.header('content-security-policy', politique).type('text/html; charset=utf-8').send(html);
  }
}

/** A QR code, which stays right for ever once printed. */
function sendCode(reply: FastifyReply, adresse: string) {
  return reply
    .header('cache-control', `public, max-age=${DAY}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'")
    .type('image/svg+xml')
    .send(qrSvg(adresse));
}

const isLeafed = ({ fichiers }: Servie): boolean => fichiers.some(({ sortie }) => sortie === 'feuilletable');

/** The file for readers; files for a printer are not public. */
const pdfDe = ({ fichiers }: Servie): FichierDeGeneration | undefined =>
  fichiers.find(({ sortie }) => sortie === 'ecran' || sortie === 'accessible');
