import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../../../platform/files/files.ts';
import type { CanalImprime, DocumentImprime } from '../../../rendering/print/document.ts';
import { FICHIERS } from '../../../rendering/print/dossier.ts';
import type { PlanDePages } from '../../../rendering/print/pages.rules.ts';
import type { Matiere } from '../../../schema.editions.ts';

/** Of a generation, everything that the store keeps. */
export const dossierDe = (id: number): string => `editions/g${id}`;
export const clePdf = (id: number, canal: CanalImprime): string => `${dossierDe(id)}/${canal}.pdf`;
const cleDocument = (id: number, canal: CanalImprime): string => `${dossierDe(id)}/${canal}-document.json`;
const cleGabarits = (id: number, canal: CanalImprime): string => `${dossierDe(id)}/${canal}-gabarits.json`;
const clePlan = (id: number, canal: CanalImprime): string => `${dossierDe(id)}/${canal}-plan.json`;
/** Two generations that show the same photo keep it once. */
export const cleImage = (empreinte: string): string => `editions/images/${empreinte.slice(0, 2)}/${empreinte}`;

const CANAUX_IMPRIMES: readonly CanalImprime[] = ['ecran', 'impression'];

/** Keeps the folder of a document as it was drawn, its PDF and where things fell. */
export async function keepFolder(
  files: Files,
  {
    id,
    canal,
    dossier,
    plan,
  }: { readonly id: number; readonly canal: CanalImprime; readonly dossier: string; readonly plan: PlanDePages },
): Promise<Matiere> {
  const put = async (cle: string, body: Buffer | string) => files.put(cle, Readable.from([body]));
  const images: Record<string, string> = {};
  for (const name of await readdir(join(dossier, FICHIERS.images)).catch(() => [])) {
    const bytes = await readFile(join(dossier, FICHIERS.images, name));
    const empreinte = createHash('sha256').update(bytes).digest('hex');
    if ((await files.sizeOf(cleImage(empreinte))) === null) await put(cleImage(empreinte), bytes);
    images[name] = empreinte;
  }
  await put(cleDocument(id, canal), await readFile(join(dossier, FICHIERS.document)));
  await put(cleGabarits(id, canal), await readFile(join(dossier, FICHIERS.gabarits)));
  await put(clePlan(id, canal), JSON.stringify(plan));
  await put(clePdf(id, canal), await readFile(join(dossier, FICHIERS.pdf)));
  return { images };
}

/** Makes the folder of a document again, as it was. */
export async function restoreFolder(
  files: Files,
  {
    id,
    canal,
    matiere,
    dossier,
  }: { readonly id: number; readonly canal: CanalImprime; readonly matiere: Matiere; readonly dossier: string },
): Promise<void> {
  const copy = async (cle: string, to: string) => {
    const body = await files.read(cle);
    if (body === null) throw new Error(`${cle} is not in the store`);
    await pipeline(body, createWriteStream(to));
  };
  await mkdir(join(dossier, FICHIERS.images), { recursive: true });
  await copy(cleDocument(id, canal), join(dossier, FICHIERS.document));
  await copy(cleGabarits(id, canal), join(dossier, FICHIERS.gabarits));
  for (const [name, empreinte] of Object.entries(matiere.images))
    await copy(cleImage(empreinte), join(dossier, FICHIERS.images, name));
}

interface Lu {
  readonly document: DocumentImprime;
  readonly plan: PlanDePages;
}

/** What stood on the pages of a generation, and where; null where it is gone. */
export async function readInstantane(files: Files, id: number): Promise<Lu | null> {
  for (const canal of CANAUX_IMPRIMES) {
    const [document, plan] = [await files.read(cleDocument(id, canal)), await files.read(clePlan(id, canal))];
    // Written by `keepFolder`.
    if (document && plan) return { document: JSON.parse(await text(document)), plan: JSON.parse(await text(plan)) };
  }
  return null;
}

/** Removes the files of a generation; images go once no other shows them. */
export async function removeFiles(files: Files, id: number): Promise<void> {
  for (const canal of CANAUX_IMPRIMES)
    for (const cle of [clePdf(id, canal), cleDocument(id, canal), cleGabarits(id, canal), clePlan(id, canal)])
      await files.remove(cle);
}
