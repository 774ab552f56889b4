import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BridgeError } from '@bridge/contract';
import { shared } from '../../catalogue/photos/originaux.ts';
import { createReserveDeFichiers } from '../../catalogue/photos/reserve.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Room } from '../../platform/files/room.ts';
import type { PageDemandee } from '../../rendering/print/pages/page.image.ts';
import type { Impression } from '../../rendering/print/tirage/dossier.ts';

interface Dependencies {
  readonly files: Files;
  readonly impression: Impression;
  /** The folder of pictures of pages. */
  readonly dossier: string;
  readonly clock: Clock;
  readonly room: Room;
}

/** Pictures of the pages of documents. */
export interface Pages {
  /** Some are about to be asked for. */
  prepare(): void;
  /** A page of a PDF of the store. `qui`: whom the work is counted to. */
  ofStored(
    qui: string,
    page: { readonly cle: string; readonly page: number; readonly largeur: number },
  ): Promise<string>;
  /** The same as a picture, for readers who may see it. */
  imageOfStored(
    qui: string,
    page: { readonly cle: string; readonly page: number; readonly largeur: number },
  ): Promise<Buffer>;
  /** A page of a PDF on this disk. */
  ofFile(qui: string, page: PageDemandee): Promise<string>;
}

/** An address that holds the picture itself: the reader's rights were checked already. */
const address = (webp: Buffer): string => `data:image/webp;base64,${webp.toString('base64')}`;

const MOST = 512 * 1024 ** 2;

export function createPages({ files, impression, dossier, clock, room }: Dependencies): Pages {
  const reserve = createReserveDeFichiers({ dossier, clock, most: MOST, room });
  // A document that is new is asked for by everybody at once.
  const [bringing, drawing] = [shared<string>(), shared<Buffer>()];

  /** The PDF on this disk: brought from the store once, it serves for all its pages. */
  async function local(cle: string): Promise<string> {
    if (await reserve.a(cle)) return reserve.chemin(cle);
    const body = await files.read(cle);
    if (body === null) throw new BridgeError('notFound');
    const arrivee = join(dossier, `${cle}.${process.pid}-${Math.random().toString(36).slice(2)}.arrivee`);
    await mkdir(dirname(arrivee), { recursive: true });
    await pipeline(body, createWriteStream(arrivee));
    await reserve.adopt(cle, arrivee);
    return reserve.chemin(cle);
  }

  const imageOfStored: Pages['imageOfStored'] = (qui, { cle, page, largeur }) => {
    const nom = `${cle}-${page}-${largeur}.webp`;
    return drawing(nom, async () => {
      const kept = await reserve.read(nom);
      if (kept !== null) return kept;
      const fichier = await bringing(cle, () => local(cle));
      const drawn = await impression.page(qui, { fichier, page, largeur });
      // A full disk does not keep anybody from seeing the page.
      await reserve.keep(nom, drawn).catch(() => undefined);
      return drawn;
    });
  };

  return {
    prepare: () => impression.prepare('pages'),
    imageOfStored,
    ofStored: async (qui, page) => address(await imageOfStored(qui, page)),
    ofFile: async (qui, page) => address(await impression.page(qui, page)),
  };
}
