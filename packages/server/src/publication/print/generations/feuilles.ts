import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Files } from '../../../platform/files/files.ts';
import { FICHIERS, type Impression } from '../../../rendering/print/dossier.ts';
import type { Feuille } from '../../../rendering/print/feuille.ts';
import { feuilleDans } from '../../../rendering/print/feuille.ts';
import { dossierDe, removeFiles } from './instantane.ts';

/** The picture of a page that is leafed through; the first is 1. */
export const cleFeuille = (id: number, page: number): string => `${dossierDe(id)}/feuilles/${page}.webp`;
const cleFeuilles = (id: number): string => `${dossierDe(id)}/feuilles.json`;

/** Sharp on a screen where a page takes the whole height, and light enough for a telephone. In pixels. */
const LARGEUR = 1_200;

interface Demande {
  readonly id: number;
  readonly qui: string;
  /** Where the PDF of the document was drawn. */
  readonly dossier: string;
  readonly signal?: AbortSignal;
}

/** Keeps the pages of a document as pictures, with what they say and where they lead. Returns what they weigh. */
export async function keepFeuilles(files: Files, impression: Impression, demande: Demande): Promise<number> {
  const { id, qui, signal } = demande;
  const dossier = join(demande.dossier, 'feuilles');
  await mkdir(dossier, { recursive: true });
  const fichier = join(demande.dossier, FICHIERS.pdf);
  const feuilles = await impression.feuilleter(qui, { fichier, dossier, largeur: LARGEUR }, signal);
  // Told first: whoever removes them knows how many there may be.
  await files.put(cleFeuilles(id), Readable.from([JSON.stringify(feuilles)]));
  let poids = 0;
  for (const page of feuilles.keys()) {
    const picture = feuilleDans(dossier, page + 1);
    poids += (await stat(picture)).size;
    await files.put(cleFeuille(id, page + 1), createReadStream(picture));
  }
  return poids;
}

/** The pages of a document that is leafed through; null where it is not. */
export async function readFeuilles(files: Files, id: number): Promise<readonly Feuille[] | null> {
  const body = await files.read(cleFeuilles(id));
  // Written by `keepFeuilles`.
  return body && JSON.parse(await text(body));
}

/** Removes all that is kept of a generation; images of its document go once no other shows them. */
export async function removeDocument(files: Files, id: number): Promise<void> {
  const feuilles = await readFeuilles(files, id);
  for (const page of feuilles?.keys() ?? []) await files.remove(cleFeuille(id, page + 1));
  await files.remove(cleFeuilles(id));
  await removeFiles(files, id);
}
