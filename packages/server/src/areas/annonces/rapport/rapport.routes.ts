import {
  annonceur,
  BridgeError,
  downloadRapport,
  idSchema,
  liensDeRapport,
  pageDeRapport,
  type RapportDAnnonceur,
  rapportDAnnonceur,
  rapportEnPdf,
  readPageDeRapport,
  revokeRapport,
  shareRapport,
  viewRapport,
} from '@bridge/contract';
import type { FastifyRequest } from 'fastify';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import { toldOnce } from '../../../crud/write/told-once.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { networkOf, type Throttle } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Bind, FileAnswer } from '../../../platform/http/endpoint.ts';
import { PRIVATE } from '../../../platform/http/secret-link.ts';
import type { Pages } from '../../../publication/print/pages.ts';
import { ownRecord } from '../own.ts';
import { liensSeen, openLien, revoke, share } from './liens.service.ts';
import { pageDuRapport as drawRapport, entetesDuRapport, pageDeRefus, type RefusDeRapport } from './rapport.page.ts';
import { nomDuPdf, type PrintRapport, rapportEnPdfDe } from './rapport.pdf.ts';
import type { Periode } from './rapport.repository.ts';
import { pageDuRapport, rapportDe } from './rapport.service.ts';

interface Dependencies extends Pick<CrudDependencies, 'db' | 'write' | 'registry'> {
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly pages: Pages;
  readonly printRapport: PrintRapport;
}

/** Limits for one network of link holders: the page with its pictures, and files that take a processor. */
const LECTURES = { name: 'rapport', most: 300, seconds: 60 };
const TIRAGES = { name: 'rapport-pdf', most: 10, seconds: 60 };
const HTML = 'text/html; charset=utf-8';
const LARGEUR = 480;

/** The reports of advertisers, for colleagues in the console and for holders of a link. */
export function rapportRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, write, registry, clock, throttle, printRapport } = dependencies;
  /** Numbers and links are of who works for the entity of the advertiser. */
  const own = (identity: Identity, id: number) => ownRecord({ db, registry }, annonceur, identity, id);
  const found = async (id: number, periode: Periode): Promise<RapportDAnnonceur> => {
    const rapport = await rapportDe(db, id, periode);
    if (rapport === undefined) throw new BridgeError('notFound');
    return rapport;
  };
  const pdf = async (qui: string, id: number, periode: Periode): Promise<FileAnswer> => {
    const rapport = await found(id, periode);
    const imageOf = (page: { readonly generation: number; readonly page: number }) =>
      pageDuRapport(dependencies, { annonceur: id, periode, qui }, { ...page, largeur: LARGEUR });
    const body = await rapportEnPdfDe(printRapport, { qui, rapport, imageOf });
    return { type: 'application/pdf', fileName: nomDuPdf(rapport), body };
  };

  bind(rapportDAnnonceur, async ({ identity, params, query }) => {
    await own(identity, params.id);
    return found(params.id, query);
  });
  bind(rapportEnPdf, async ({ identity, params, query }) => {
    await own(identity, params.id);
    return pdf(String(identity.userId), params.id, query);
  });
  bind(pageDeRapport, async ({ identity, params: { id, generation, page }, query: { largeur } }) => {
    await own(identity, id);
    const asked = { annonceur: id, periode: TOUJOURS, qui: String(identity.userId) };
    const image = await pageDuRapport(dependencies, asked, { generation, page, largeur });
    if (image === undefined) throw new BridgeError('notFound');
    return { image: `data:image/webp;base64,${image.toString('base64')}` };
  });
  bind(liensDeRapport, async ({ identity, params: { id } }) => {
    await own(identity, id);
    return { items: await liensSeen(db, id, clock.now()) };
  });
  bind(shareRapport, async (input) => {
    await own(input.identity, input.params.id);
    return toldOnce({ adresse: '' }, (keep) =>
      write(input.demande, async (writing) => {
        const { adresse, ...rest } = await share(writing, input.params.id, input.body);
        return keep(rest, { adresse });
      }),
    );
  });
  bind(revokeRapport, async (input) => {
    await own(input.identity, input.params.id);
    return write(input.demande, (writing) => revoke(writing, input.params.id, input.params.lien));
  });

  const opened = async (request: FastifyRequest, jeton: string) => {
    await throttle.count(LECTURES, networkOf(request.ip));
    return openLien(db, jeton, clock.now());
  };
  bind(viewRapport, async ({ request, params: { jeton } }): Promise<FileAnswer> => {
    const lien = await opened(request, jeton);
    const rapport = lien.etat === 'ouvert' ? await rapportDe(db, lien.annonceur, lien) : undefined;
    if (rapport === undefined) return refusal(lien.etat === 'ferme' ? 'ferme' : 'inconnu');
    return { type: HTML, body: Buffer.from(drawRapport(jeton, rapport)), headers: entetesDuRapport() };
  });
  bind(downloadRapport, async ({ request, params: { jeton } }): Promise<FileAnswer> => {
    const lien = await opened(request, jeton);
    if (lien.etat !== 'ouvert') return refusal(lien.etat);
    const network = networkOf(request.ip);
    await throttle.count(TIRAGES, network);
    return { ...(await pdf(`rapport ${network}`, lien.annonceur, lien)), headers: PRIVATE };
  });
  bind(readPageDeRapport, async ({ request, params: { jeton, generation, page } }): Promise<FileAnswer> => {
    const lien = await opened(request, jeton);
    if (lien.etat !== 'ouvert') return refusal(lien.etat);
    const [document, numero] = [idSchema.safeParse(generation).data, idSchema.safeParse(page).data];
    const asked = { annonceur: lien.annonceur, periode: lien, qui: `rapport ${networkOf(request.ip)}` };
    const image =
      document && numero
        ? await pageDuRapport(dependencies, asked, { generation: document, page: numero, largeur: LARGEUR })
        : undefined;
    return image === undefined ? refusal('inconnu') : { type: 'image/webp', body: image, headers: PRIVATE };
  });
}

/** Colleagues of the entity see printed pages of any date. */
const TOUJOURS: Periode = { du: '2000-01-01', au: '2999-12-31' };

const STATUTS: Readonly<Record<RefusDeRapport, number>> = { ferme: 410, inconnu: 404 };
const refusal = (refus: RefusDeRapport): FileAnswer => ({
  status: STATUTS[refus],
  type: HTML,
  body: Buffer.from(pageDeRefus(refus)),
  headers: entetesDuRapport(),
});
