import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { SortieDEdition } from '@bridge/contract';
import type { Files } from '../../../platform/files/files.ts';
import type { Room } from '../../../platform/files/room.ts';
import type { CanalImprime, DocumentImprime } from '../../../rendering/print/document/document.ts';
import type { PlanDePages } from '../../../rendering/print/pages/pages.rules.ts';
import { FICHIERS } from '../../../rendering/print/tirage/dossier.ts';
import type { Matiere } from '../../../schema.ts';

/** The channel that a file is drawn for: all but the printer’s are pages of a screen. */
export const canalDe = (sortie: SortieDEdition): CanalImprime => (sortie === 'impression' ? 'impression' : 'ecran');

/** A new folder for each making of a document: an earlier job, taken for dead, has another one. */
export const nouveauDossier = (id: number): string => `g${id}-${randomBytes(9).toString('hex')}`;

/** The keys of a document in the store, by its folder. */
export const cleDossier = (dossier: string): string => `editions/${dossier}`;
export const clePdf = (dossier: string, canal: CanalImprime): string => `${cleDossier(dossier)}/${canal}.pdf`;
const cleDocument = (dossier: string, canal: CanalImprime): string => `${cleDossier(dossier)}/${canal}-document.json`;
const cleGabarits = (dossier: string, canal: CanalImprime): string => `${cleDossier(dossier)}/${canal}-gabarits.json`;
const clePlan = (dossier: string, canal: CanalImprime): string => `${cleDossier(dossier)}/${canal}-plan.json`;
/** The key of an image: generations that show the same photo keep it once. */
export const cleImage = (empreinte: string): string => `editions/images/${empreinte.slice(0, 2)}/${empreinte}`;

const CANAUX_IMPRIMES: readonly CanalImprime[] = ['ecran', 'impression'];

/** The place of a document in the store, while it is made. */
export interface Rangement {
  readonly files: Files;
  /** The room that is looked at before a document is kept: the database is on the same disk. */
  readonly room: Pick<Room, 'ensure'>;
  /** The folder of the document in the store. */
  readonly dossier: string;
  /** Notes the images before they are looked for in the store: from then on they stay. */
  readonly noteImages: (empreintes: readonly string[]) => Promise<void>;
}

interface Tire {
  readonly canal: CanalImprime;
  /** The folder where it was drawn. */
  readonly travail: string;
  readonly plan: PlanDePages;
}

/** Keeps a drawn document, its PDF and the places of its parts. */
export async function keepFolder(
  { files, room, dossier, noteImages }: Rangement,
  { canal, travail, plan }: Tire,
): Promise<Matiere> {
  await room.ensure();
  const put = async (cle: string, body: Buffer | string) => files.put(cle, Readable.from([body]));
  const read = (name: string) => readFile(join(travail, name));
  const images: Record<string, string> = {};
  for (const name of await readdir(join(travail, FICHIERS.images)).catch(() => []))
    images[name] = createHash('sha256')
      .update(await read(join(FICHIERS.images, name)))
      .digest('hex');
  await noteImages(Object.values(images));
  for (const [name, empreinte] of Object.entries(images))
    if ((await files.sizeOf(cleImage(empreinte))) === null)
      await put(cleImage(empreinte), await read(join(FICHIERS.images, name)));
  await put(cleDocument(dossier, canal), await read(FICHIERS.document));
  await put(cleGabarits(dossier, canal), await read(FICHIERS.gabarits));
  await put(clePlan(dossier, canal), JSON.stringify(plan));
  await put(clePdf(dossier, canal), await read(FICHIERS.pdf));
  return { images };
}

interface ARefaire {
  readonly canal: CanalImprime;
  readonly matiere: Matiere;
  readonly travail: string;
}

/** Makes again the folder that a document was drawn in. */
export async function restoreFolder(
  files: Files,
  dossier: string,
  { canal, matiere, travail }: ARefaire,
): Promise<void> {
  const copy = async (cle: string, to: string) => {
    const body = await files.read(cle);
    if (body === null) throw new Error(`${cle} is not in the store`);
    await pipeline(body, createWriteStream(to));
  };
  await mkdir(join(travail, FICHIERS.images), { recursive: true });
  await copy(cleDocument(dossier, canal), join(travail, FICHIERS.document));
  await copy(cleGabarits(dossier, canal), join(travail, FICHIERS.gabarits));
  for (const [name, empreinte] of Object.entries(matiere.images))
    await copy(cleImage(empreinte), join(travail, FICHIERS.images, name));
}

interface Lu {
  readonly document: DocumentImprime;
  readonly plan: PlanDePages;
}

/** The content and the places of a generation's pages, or null when they are gone. */
export async function readInstantane(files: Files, dossier: string | null): Promise<Lu | null> {
  if (dossier === null) return null;
  for (const canal of CANAUX_IMPRIMES) {
    const [document, plan] = [await files.read(cleDocument(dossier, canal)), await files.read(clePlan(dossier, canal))];
    // Written by `keepFolder`.
    if (document && plan) return { document: JSON.parse(await text(document)), plan: JSON.parse(await text(plan)) };
  }
  return null;
}
