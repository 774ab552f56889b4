import {
  downloadLot,
  idSchema,
  partagesDeMedias,
  readFromLot,
  revokePartage,
  shareMedias,
  viewLot,
} from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Entry } from '../../../crud/registry.ts';
import { toldOnce } from '../../../crud/write/told-once.ts';
import { networkOf } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Bind, FileAnswer } from '../../../platform/http/endpoint.ts';
import { PRIVATE } from '../../../platform/http/secret-link.ts';
import { isBusy } from '../../../platform/tour.ts';
import { createDebitDeVisiteurs } from '../../../publication/visiteurs.debit.ts';
import { cleDeVue, cleOriginal, nomSimple, present } from '../fichiers/fichiers.ts';
import { avecNotice } from './notice.ts';
import { archiveDe } from './partage.archive.ts';
import { createEnvoi } from './partage.envoi.ts';
import { entetesDuLot, pageDeRefus, pageDuLot, type Refus } from './partage.page.ts';
import type { MediaDuLot } from './partage.repository.ts';
import { openLot, partagesDe, revoke, share } from './partage.service.ts';

interface Dependencies extends Pick<CrudDependencies, 'db' | 'write'> {
  readonly clock: Clock;
  readonly files: Files;
  /** The resource of media. */
  readonly entry: Entry;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
}

const HTML = 'text/html; charset=utf-8';
const STATUTS: Readonly<Record<Refus, number>> = {
  ...{ ferme: 410, vide: 410, inconnu: 404, absent: 404 },
  ...{ occupe: 503, trop: 429 },
};
/** Seconds after which a try may succeed. */
const LATER: Partial<Readonly<Record<Refus, number>>> = { occupe: 120, trop: 60 };

/** Limit of pages, views and files of lots per minute and network: a lot has five hundred media at most, and is opened twice. */
const MOST = 1_200;

/** Links to media for people without an account: colleagues make, list and revoke them. */
export function partageDeMediasRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, write, clock, files, entry, filesUrl } = dependencies;
  bind(shareMedias, (input) =>
    toldOnce({ adresse: '' }, (keep) =>
      write(input.demande, async (writing) => {
        const { adresse, ...rest } = await share(writing, entry, input.body);
        return keep(rest, { adresse });
      }),
    ),
  );
  bind(partagesDeMedias, ({ identity }) => partagesDe(db, entry, identity.scope, clock.now()));
  bind(revokePartage, (input) => write(input.demande, (writing) => revoke(writing, entry, input.params.id)));

  const mayAsk = createDebitDeVisiteurs(clock, MOST);
  const envoi = createEnvoi();

  bind(viewLot, async ({ params: { jeton }, request }): Promise<FileAnswer> => {
    if (!mayAsk(request.ip)) return refusal('trop');
    const lot = await openLot(db, jeton, clock.now());
    if (lot.etat !== 'ouvert') return refusal(lot.etat);
    return {
      type: HTML,
      body: Buffer.from(pageDuLot({ filesUrl, secret: jeton, ...lot })),
      headers: entetesDuLot(filesUrl),
    };
  });

  bind(downloadLot, async ({ params: { jeton }, request, signal }): Promise<FileAnswer> => {
    if (!mayAsk(request.ip)) return refusal('trop');
    const lot = await openLot(db, jeton, clock.now());
    if (lot.etat !== 'ouvert') return refusal(lot.etat);
    if (lot.medias.length === 0) return refusal('vide');
    const fichiers = lot.medias.map((media) => {
      const { taille, body } = avecNotice(media);
      return { nom: media.nom, taille, read: async () => body(await present(files, cleOriginal(media.cle))) };
    });
    const receiver = { entite: lot.entiteId, network: networkOf(request.ip), gone: signal };
    try {
      const body = await envoi(receiver, () => archiveDe(fichiers));
      return { type: 'application/zip', body, fileName: 'medias.zip', headers: PRIVATE };
    } catch (error) {
      if (isBusy(error)) return refusal('occupe');
      throw error;
    }
  });

  bind(readFromLot, async ({ params: { jeton, media, vue }, request }): Promise<FileAnswer> => {
    if (!mayAsk(request.ip)) return refusal('trop');
    const lot = await openLot(db, jeton, clock.now(), idSchema.safeParse(media).data ?? 0);
    if (lot.etat !== 'ouvert') return refusal(lot.etat);
    const [found] = lot.medias;
    return (found && (await fichierDuLot(files, found, vue))) ?? refusal('absent');
  });
}

/** A file of a shared lot, or null when there is no such view, or the store lost it. */
async function fichierDuLot(files: Files, media: MediaDuLot, vue: string): Promise<FileAnswer | null> {
  const { cle, type, nom, vues } = media;
  if (vue === 'vignette') {
    const body = vues.includes(vue) ? await files.read(cleDeVue(cle, vue)) : null;
    return body && { type: 'image/webp', body, headers: PRIVATE };
  }
  const original = vue === 'original' ? await files.read(cleOriginal(cle)) : null;
  const { taille, body } = avecNotice(media);
  const headers = { ...PRIVATE, 'content-length': String(taille) };
  return original && { type, body: body(original), fileName: nomSimple(nom), headers };
}

function refusal(refus: Refus): FileAnswer {
  const later = LATER[refus];
  return {
    status: STATUTS[refus],
    type: HTML,
    body: Buffer.from(pageDeRefus(refus)),
    headers: { ...entetesDuLot(), ...(later === undefined ? {} : { 'retry-after': String(later) }) },
  };
}
