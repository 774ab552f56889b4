import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Cadreur } from './catalogue/photos/cadrage.ts';
import { photoDeLaMediatheque } from './catalogue/photos/mediatheque.ts';
import { createOriginaux } from './catalogue/photos/originaux.ts';
import { createReserveDeFichiers, dossierDeRelais, RELAIS } from './catalogue/photos/reserve.ts';
import type { Clock } from './platform/clock.ts';
import type { Files } from './platform/files/files.ts';
import type { Room } from './platform/files/room.ts';
import type { Log } from './platform/log.ts';
import type { Outside } from './platform/net/outside.types.ts';
import { createApercus } from './publication/print/apercus.ts';
import { createBrochures } from './publication/print/brochures.ts';
import { fondAssemble } from './publication/print/fonds.ts';
import { createPages } from './publication/print/pages.ts';
import type { TirageDependencies } from './publication/print/tirage.service.ts';
import type { RapportDessine } from './rendering/print/rapport.dessine.ts';
import type { Impression } from './rendering/print/tirage/dossier.ts';
import type { Db } from './schema.ts';

/** The folders of editions while they are drawn, while they are looked at, and of photos made for paper. */
export function editionFoldersOf(dataDir: string) {
  return {
    travail: join(dataDir, 'editions-travail'),
    apercus: join(dataDir, 'editions-apercus'),
    pages: join(dataDir, 'editions-pages'),
    photos: join(dataDir, 'editions-photos'),
  };
}

export type EditionFolders = ReturnType<typeof editionFoldersOf>;

export interface AtelierDEditions {
  readonly clock: Clock;
  readonly log: Log;
  readonly outside: Outside;
  readonly room: Room;
  readonly cadreur: Cadreur;
  readonly impression: Impression;
  readonly folders: EditionFolders;
  /** Photos that this server makes itself; null for any other address. */
  readonly local: (url: string) => Promise<Buffer> | null;
  /** A file of the médiathèque, as it is or in its large view; null when it is gone. */
  readonly readMedia: (fichier: string, vue: 'grande' | 'original') => Promise<Readable | null>;
}

/** The most bytes of photos for paper, which are larger than those of pages, and fewer. */
const MOST_PHOTOS = 2 * 1024 ** 3;

/** The means to draw editions, for previews and jobs. */
export function tirageOf({ clock, folders, room, ...atelier }: AtelierDEditions): (db: Db) => TirageDependencies {
  const share = { clock, most: MOST_PHOTOS, room };
  const reserve = createReserveDeFichiers({ dossier: folders.photos, ...share });
  const relais = createReserveDeFichiers({ dossier: dossierDeRelais(folders.photos), ...share, lasts: RELAIS });
  const { impression, cadreur, readMedia, outside } = atelier;
  return (db) => {
    const taken = photoDeLaMediatheque({ db, read: readMedia, fine: true });
    const local = (url: string) => atelier.local(url) ?? taken(url);
    return {
      db,
      impression,
      travail: folders.travail,
      originaux: createOriginaux({ ...atelier, db, clock, reserve, relais, local }),
      reserve,
      cadreur,
      outside,
      readMedia: (fichier) => readMedia(fichier, 'original'),
    };
  };
}

/** The processes that draw pages while people wait: an endless draft must not delay a brochure. */
export interface Impressions {
  /** Brochures, and pictures of pages. */
  readonly courtes: Impression;
  /** Pages that are being written, whose gabarit may be wrong. */
  readonly apercus: Impression;
}

interface Lues {
  readonly db: Db;
  /** A database with connections and limits of its own. */
  readonly visitorsDb: Db;
  readonly files: Files;
}

/** The previews of editions, and the brochures that are drawn while people wait. */
export function editionsOf(
  { impressions, ...atelier }: Omit<AtelierDEditions, 'impression'> & { readonly impressions: Impressions },
  { db, visitorsDb, files }: Lues,
) {
  const { clock, room, folders } = atelier;
  const { courtes: impression, apercus } = impressions;
  const pages = createPages({ files, impression, dossier: folders.pages, clock, room });
  const open = tirageOf({ ...atelier, impression });
  return {
    pages,
    apercus: createApercus({ tirage: { ...open(db), impression: apercus }, pages, dossier: folders.apercus, clock }),
    prepare: impression.prepare,
    drawBrochure: createBrochures(open(db)),
    printRapport: (qui: string, rapport: RapportDessine) => impression.rapport(qui, rapport),
    drawForVisitors: createBrochures(open(visitorsDb)),
    /** The background of a map that is not on paper. */
    fondDeCarte: (demande: Parameters<typeof fondAssemble>[2]) =>
      fondAssemble(open(visitorsDb), { qui: 'ecrans' }, demande),
  };
}
