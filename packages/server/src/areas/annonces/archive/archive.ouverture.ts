import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BridgeError } from '@bridge/contract';
import { openZip } from '../../../sources/reading/archives/zip.ts';
import { FluxIllisible } from '../../../sources/source.ts';
import { type Examen, examine, type FichierDArchive, LARGEST_OUVERTE, MOST_FICHIERS } from './archive.rules.ts';

export type ArchiveLue = Omit<Examen, 'fautes'>;

export const refus = (message: string): BridgeError =>
  new BridgeError('invalidInput', { errors: [{ path: 'archive', message }] });

/** The files of an archive: every entry is judged before any is opened. */
async function filesOf(zip: Buffer): Promise<FichierDArchive[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-html5-'));
  try {
    const chemin = join(folder, 'archive.zip');
    await writeFile(chemin, zip, { mode: 0o600 });
    const opened = await openZip(chemin, { entrees: 4 * MOST_FICHIERS, total: LARGEST_OUVERTE, nom: 200 });
    try {
      const files: FichierDArchive[] = [];
      for (const entree of opened.entrees) {
        const pieces: Buffer[] = [];
        for await (const piece of entree.octets()) pieces.push(piece);
        files.push({ chemin: entree.nom, contenu: Buffer.concat(pieces) });
      }
      return files;
    } finally {
      opened.close();
    }
  } catch (error) {
    // The errors of the archive reader are in words for people already.
    throw error instanceof FluxIllisible ? refus(error.message) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An archive that was looked through, or refused with every reason. */
export async function inspect(zip: Buffer): Promise<ArchiveLue> {
  const { fautes, ...examen } = examine(await filesOf(zip));
  if (fautes.length > 0) throw refus(fautes.join(' '));
  return examen;
}
