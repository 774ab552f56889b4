import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Files } from '../../../platform/files/files.ts';
import type { Feuille } from '../../../rendering/print/feuilletable/feuille.ts';
import { feuilleDans } from '../../../rendering/print/feuilletable/feuille.ts';
import { FICHIERS, type Impression } from '../../../rendering/print/tirage/dossier.ts';
import { cleDossier, type Rangement } from './instantane.ts';

/** The picture of a page that is leafed through; the first is 1. */
export const cleFeuille = (dossier: string, page: number): string => `${cleDossier(dossier)}/feuilles/${page}.webp`;
const cleFeuilles = (dossier: string): string => `${cleDossier(dossier)}/feuilles.json`;

/** Sharp on a screen where a page takes the whole height, and light enough for a telephone. In pixels. */
const LARGEUR = 1_200;

interface Demande {
  readonly qui: string;
  /** The folder where the PDF was drawn. */
  readonly travail: string;
  readonly signal?: AbortSignal;
}

/** Keeps the pages of a document as pictures, with their texts and links. Returns their weight. */
export async function keepFeuilles(
  { files, dossier }: Rangement,
  impression: Impression,
  { qui, travail, signal }: Demande,
): Promise<number> {
  const drawn = join(travail, 'feuilles');
  await mkdir(drawn, { recursive: true });
  const fichier = join(travail, FICHIERS.pdf);
  const feuilles = await impression.leafThrough(
    qui,
    { fichier, dossier: drawn, largeur: LARGEUR },
    signal && { signal },
  );
  await files.put(cleFeuilles(dossier), Readable.from([JSON.stringify(feuilles)]));
  let poids = 0;
  for (const page of feuilles.keys()) {
    const picture = feuilleDans(drawn, page + 1);
    poids += (await stat(picture)).size;
    await files.put(cleFeuille(dossier, page + 1), createReadStream(picture));
  }
  return poids;
}

/** The pages of a document to leaf through, or null for other documents. */
export async function readFeuilles(files: Files, dossier: string): Promise<readonly Feuille[] | null> {
  const body = await files.read(cleFeuilles(dossier));
  // Written by `keepFeuilles`.
  return body && JSON.parse(await text(body));
}
