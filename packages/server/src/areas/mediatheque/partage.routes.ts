import {
  BridgeError,
  lireDuLot,
  partagerMedias,
  partagesDeMedias,
  revoquerPartage,
  telechargerLot,
  voirLot,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import type { Entry } from '../../crud/registry.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Bind, FileAnswer } from '../../platform/http/endpoint.ts';
import { nomSimple, present } from './fichier.routes.ts';
import { cleDeVue, cleOriginal } from './fichiers.ts';
import { archiveDe } from './partage.archive.ts';
import { ENTETES, pageDeRefus, pageDuLot } from './partage.page.ts';
import { type LotOuvert, ouvrirLot, partager, partagesDe, revoquer } from './partage.service.ts';

interface Dependencies extends Pick<CrudDependencies, 'db' | 'write'> {
  readonly clock: Clock;
  readonly files: Files;
  /** The resource of media. */
  readonly entry: Entry;
}

const HTML = 'text/html; charset=utf-8';
/** A secret address: nobody on the way keeps what it leads to. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
};
const STATUTS = { ferme: 410, inconnu: 404 } as const;

/** A lot of media given to people without an account: made, listed and cut by colleagues, seen by whoever has the link. */
export function partageDeMediasRoutes(bind: Bind, { db, write, clock, files, entry }: Dependencies): void {
  bind(partagerMedias, (input) => write(input, (writing) => partager(writing, entry, input.body)));
  bind(partagesDeMedias, ({ identity }) => partagesDe(db, identity.scope, clock.now()));
  bind(revoquerPartage, (input) => write(input, (writing) => revoquer(writing, input.params.id)));

  bind(voirLot, async ({ params: { jeton } }): Promise<FileAnswer> => {
    const lot = await ouvrirLot(db, jeton, clock.now());
    if (lot.etat !== 'ouvert') return refusal(lot.etat);
    return { type: HTML, body: Buffer.from(pageDuLot({ secret: jeton, ...lot })), headers: ENTETES };
  });

  bind(telechargerLot, async ({ params: { jeton } }): Promise<FileAnswer> => {
    const lot = await ouvrirLot(db, jeton, clock.now());
    if (lot.etat !== 'ouvert') return refusal(lot.etat);
    if (lot.medias.length === 0) return refusal('ferme');
    const fichiers = lot.medias.map(({ nom, taille, cle }) => ({
      nom,
      taille,
      lire: () => present(files, cleOriginal(cle)),
    }));
    return { type: 'application/zip', body: archiveDe(fichiers), fileName: 'medias.zip', headers: PRIVATE };
  });

  bind(lireDuLot, async ({ params: { jeton, media, vue } }): Promise<FileAnswer> => {
    const lot = await ouvrirLot(db, jeton, clock.now());
    if (lot.etat !== 'ouvert') return refusal(lot.etat);
    const found = lot.medias.find(({ id }) => id === media);
    if (found === undefined || (vue === 'vignette' && !found.vues.includes(vue))) throw new BridgeError('notFound');
    const { cle, type, nom, taille } = found;
    if (vue === 'vignette')
      return { type: 'image/webp', body: await present(files, cleDeVue(cle, vue)), headers: PRIVATE };
    const headers = { ...PRIVATE, 'content-length': String(taille) };
    return { type, body: await present(files, cleOriginal(cle)), fileName: nomSimple(nom), headers };
  });
}

function refusal(etat: Exclude<LotOuvert['etat'], 'ouvert'>): FileAnswer {
  return { status: STATUTS[etat], type: HTML, body: Buffer.from(pageDeRefus(etat)), headers: ENTETES };
}
