import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type PartDImage, partChoisie } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { fichierDeMedia } from './mediatheque.repository.ts';
import { type MediaDePhoto, mediaDEmpreinte, mediaDePhoto } from './photo-source.rules.ts';
import { sorteDImage } from './sorte.rules.ts';

interface Dependencies {
  readonly db: Db;
  /** A file of the médiathèque, by its id: as it is, or its large view. */
  readonly read: (fichier: string, vue: 'grande' | 'original') => Promise<Readable | null>;
  /** Whether it is as fine as it was given; pages need no more than its large view. */
  readonly fine?: boolean;
}

/** Files that are heavier are taken in their large view. */
const HEAVIEST = 40 * 1024 ** 2;

/** The photos that objets take from the médiathèque, by their addresses. Null: it is none of them. */
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
      // Some kinds are kept that nothing shows as they are.
      if (sorteDImage(original) !== null) return original;
    }
    return bytesOf(known.fichier, 'grande');
  }
  return (url) => {
    const demandee = mediaDePhoto(url);
    return demandee === null ? null : photo(demandee);
  };
}

/** The part of a photo that people chose for a shape, « 4/3 », in the médiathèque. Null: nobody chose, or it is of a source. */
export async function partDePhoto(db: Db, empreinte: string, ratio: string | null): Promise<PartDImage | null> {
  const demandee = mediaDEmpreinte(empreinte);
  if (ratio === null || demandee === null) return null;
  const { cadrage, largeur, hauteur } = await found(db, demandee);
  return partChoisie(cadrage, ratio, largeur / hauteur);
}

/** Cut otherwise since, it is another photo: what the address tells is gone. */
async function found(db: Db, demandee: MediaDePhoto) {
  const known = await fichierDeMedia(db, demandee);
  if (known === undefined) throw new Error('a photo of the médiathèque is gone');
  return known;
}
