import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaDEcran } from '@bridge/contract';
import type { Reserve } from '../../../catalogue/photos/reserve.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import type { SourceDImage } from '../../../rendering/ecran/contenu.ts';
import { fileDePolice, GRAISSES, isPolice } from '../../../rendering/polices.ts';
import type { Db } from '../../../schema.ts';
import {
  fichierKept,
  forgetSource,
  keepMedia,
  mediasByEmpreinte,
  mediasConnus,
  noteServis,
} from './medias.repository.ts';

type Photo = Extract<SourceDImage, { readonly genre: 'photo' }>;
type Tuiles = Extract<SourceDImage, { readonly genre: 'tuiles' }>;

export interface MediasDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** The store of what is made for screens, all of which can be made again. */
  readonly reserve: Reserve;
  /** A photo of an objet as WebP of that width, or null when it cannot be had. */
  readonly photo: (photo: Photo) => Promise<Buffer | null>;
  /** The background of a map, or null when one of its tiles cannot be had. */
  readonly tuiles: (tuiles: Tuiles) => Promise<Buffer | null>;
  /** A file of the médiathèque, or null when it is gone. */
  readonly fichier: (id: string, vue: 'grande' | 'original') => Promise<Readable | null>;
}

export interface Medias {
  /** The media that sources give, by their names. Those that cannot be had are left out, and tried again later. */
  bring(sources: readonly SourceDImage[]): Promise<ReadonlyMap<string, MediaDEcran>>;
  /** The bytes of a media, or null when its source no longer gives them. */
  open(empreinte: string): Promise<(MediaDEcran & { readonly corps: Buffer | Readable }) | null>;
}

const TYPES = { photo: 'image/webp', police: 'font/ttf', tuiles: 'image/png' } as const;

/** How many media are read at the same time, since most of the time is spent on the network. */
const ABREAST = 4;

export const nomDeSource = (source: SourceDImage): string => {
  switch (source.genre) {
    case 'photo':
      return `photo ${source.objet} ${source.rang} ${source.empreinte} ${source.largeur}`;
    case 'fichier':
      return `fichier ${source.fichier} ${source.vue}`;
    case 'police':
      return `police ${source.famille.replaceAll(' ', '-')} ${source.graisse}`;
    case 'tuiles':
      return `tuiles ${source.fond} ${JSON.stringify(source.mosaique)}`;
  }
};

/** Reads back a name that the product wrote. */
function sourceNommee(nom: string): SourceDImage | null {
  const [genre = '', one = '', two = '', three = '', four = ''] = nom.split(' ');
  if (genre === 'photo')
    return { genre, objet: Number(one), rang: Number(two), empreinte: three, largeur: four === '1920' ? 1_920 : 1_280 };
  if (genre === 'fichier') return { genre, fichier: one, vue: two === 'grande' ? 'grande' : 'original', type: '' };
  const [famille, graisse] = [one.replaceAll('-', ' '), GRAISSES.find((weight) => weight === Number(two))];
  if (genre === 'police' && isPolice(famille) && graisse !== undefined) return { genre, famille, graisse };
  // The background of a map is made again with the map alone.
  return null;
}

/** The pictures and films that screens are given, each named by the fingerprint of its bytes. */
export function createMedias(dependencies: MediasDependencies): Medias {
  const { db, clock, log, reserve, photo, tuiles, fichier } = dependencies;

  const contenuDe = async (source: Exclude<SourceDImage, { readonly genre: 'fichier' }>): Promise<Buffer | null> => {
    switch (source.genre) {
      case 'photo':
        return photo(source);
      case 'police':
        return readFile(fileDePolice(source.famille, source.graisse));
      case 'tuiles':
        return tuiles(source);
    }
  };

  const made = async (source: SourceDImage): Promise<MediaDEcran | null> => {
    if (source.genre === 'fichier') {
      const kept = await fichierKept(db, source.fichier);
      if (kept === undefined) return null;
      if (source.vue === 'original') return kept;
      const body = await fichier(source.fichier, 'grande');
      return body && known(await buffer(body), 'image/webp');
    }
    const contenu = await contenuDe(source);
    if (contenu === null) return null;
    const media = known(contenu, TYPES[source.genre]);
    // A full disk keeps no screen from the media: it is made again the next time.
    await reserve
      .keep(media.empreinte, contenu)
      .catch((error: unknown) => log.warn({ err: error }, 'a picture of screens is not kept'));
    return media;
  };

  return {
    async bring(sources) {
      const asked = new Map(sources.map((source) => [nomDeSource(source), source]));
      const found = new Map<string, MediaDEcran>();
      for (const { source, ...media } of await mediasConnus(db, [...asked.keys()]))
        if (asked.get(source)?.genre !== 'tuiles' || (await reserve.a(media.empreinte))) found.set(source, media);
      const queue = [...asked].filter(([nom]) => !found.has(nom));
      const work = async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const [nom, source] = next;
          const media = await made(source).catch((error: unknown) => {
            log.info({ err: error }, 'a picture of screens cannot be had');
            return null;
          });
          if (media === null) continue;
          await keepMedia(db, { ...media, source: nom }, clock.now());
          found.set(nom, media);
        }
      };
      await Promise.all(Array.from({ length: ABREAST }, work));
      await noteServis(
        db,
        [...found.values()].map(({ empreinte }) => empreinte),
        clock.now(),
      );
      return found;
    },

    async open(empreinte) {
      for (const { source, octets, type } of await mediasByEmpreinte(db, empreinte)) {
        const corps = await corpsDe(sourceNommee(source), { empreinte, octets, type });
        if (corps !== null) return { empreinte, octets, type, corps };
        // The bytes changed with the code that makes them, or are gone: the next manifest names others.
        await forgetSource(db, source);
      }
      return null;
    },
  };

  async function corpsDe(
    source: SourceDImage | null,
    { empreinte, type }: MediaDEcran,
  ): Promise<Buffer | Readable | null> {
    if (source?.genre === 'fichier') return fichier(source.fichier, source.vue);
    const kept = await reserve.read(empreinte);
    if (kept !== null) return kept;
    const again = source ? await contenuDe(source) : null;
    if (again === null || known(again, type).empreinte !== empreinte) return null;
    await reserve.keep(empreinte, again).catch(() => undefined);
    return again;
  }
}

function known(contenu: Buffer, type: string): MediaDEcran {
  return { empreinte: createHash('sha256').update(contenu).digest('hex'), octets: contenu.length, type };
}
