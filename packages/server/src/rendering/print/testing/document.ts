import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentImprime } from '../document/document.ts';
import { gabaritsDEssai } from '../gabarits/exemple.ts';
import type { Gabarits } from '../gabarits/projet.ts';
import { FICHIERS } from '../tirage/dossier.ts';

export { documentDEssai, ficheDEssai, gabaritsDEssai, rubriqueDEssai } from '../gabarits/exemple.ts';

/** The folder of a document, ready to be drawn. */
export async function dossierDEssai(
  document: DocumentImprime,
  gabarits: Gabarits = gabaritsDEssai(),
  images: Readonly<Record<string, Uint8Array>> = {},
): Promise<string> {
  const dossier = await mkdtemp(join(tmpdir(), 'bridge-tirage-'));
  await mkdir(join(dossier, FICHIERS.images));
  await writeFile(join(dossier, FICHIERS.document), JSON.stringify(document));
  await writeFile(join(dossier, FICHIERS.gabarits), JSON.stringify(gabarits));
  for (const [name, bytes] of Object.entries(images)) await writeFile(join(dossier, name), bytes);
  return dossier;
}
