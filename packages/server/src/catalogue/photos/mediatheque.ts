import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type PartDImage, partChoisie } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { fichierDeMedia } from './mediatheque.repository.ts';
import { type MediaDePhoto, mediaDEmpreinte, mediaDePhoto } from './photo-source.rules.ts';
import { sorteDImage } from './sorte.rules.ts';

interface Dependencies {
  readonly db: Db;
  /** A file of the médiathèque by its id, as it is or in its large view. */
  readonly read: (fichier: string, vue: 'grande' | 'original') => Promise<Readable | null>;
  /** Whether the original is needed: for pages, the large view is enough. */
  readonly fine?: boolean;
}

/** The largest original that is read, in bytes; the large view replaces heavier ones. */
const HEAVIEST = 40 * 1024 ** 2;

/** The photos that objets take from the médiathèque, by their addresses; null for any other address. */
export function photoDeLaMediatheque({
  db,
  read,
  fine = false,
}: Dependencies): (url: string) => Promise<Buffer> | null {
  async function bytesOf(fichier: string, vue: 'grande' | 'original'): Promise<Buffer> {
    const body = await read(fichier, vue);
    if (body === null) throw new Error('a photo of the médiathèque is gone');
    return buffer(body);
  }
  async function photo(demandee: MediaDePhoto): Promise<Buffer> {
    const known = await found(db, demandee);
    if (fine && known.poids <= HEAVIEST) {
      const original = await bytesOf(known.fichier, 'original');
      // Some kinds of originals cannot be shown as they are.
      if (sorteDImage(original) !== null) return original;
    }
    return bytesOf(known.fichier, 'grande');
  }
  return (url) => {
    const demandee = mediaDePhoto(url);
    return demandee === null ? null : photo(demandee);
  };
}

/** The part of a photo of the médiathèque that people chose for a ratio, « 4/3 »; null without a choice. */
export async function partDePhoto(db: Db, empreinte: string, ratio: string | null): Promise<PartDImage | null> {
  const demandee = mediaDEmpreinte(empreinte);
  if (ratio === null || demandee === null) return null;
  const { cadrage, largeur, hauteur } = await found(db, demandee);
  return partChoisie(cadrage, ratio, largeur / hauteur);
}

/** A photo with new crops is another photo: the former address answers no more. */
async function found(db: Db, demandee: MediaDePhoto) {
  const known = await fichierDeMedia(db, demandee);
  if (known === undefined) throw new Error('a photo of the médiathèque is gone');
  return known;
}
