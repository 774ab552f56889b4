import { open, stat } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { textOf } from '../reading/decode.ts';
import { filesOf } from '../reading/folder.ts';
import { openZip } from '../reading/zip.ts';

/** A file of an export, wherever it lies. */
export interface FichierDepot {
  readonly nom: string;
  texte(): AsyncIterable<string>;
}
export interface Depot {
  readonly fichiers: readonly FichierDepot[];
  /** An archive or a folder, whose files complete one another. */
  readonly ensemble: boolean;
  close(): void;
}

/** An answer, an archive or a folder, as the files that it is made of. */
export async function openDepot(chemin: string, contentType?: string): Promise<Depot> {
  const folder = await stat(chemin).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (folder) {
    const files = await filesOf(chemin, ['.json', '.json.gz']);
    return {
      fichiers: files.map((file) => ({ nom: relative(chemin, file), texte: () => textOf(file) })),
      ensemble: true,
      close: () => undefined,
    };
  }
  if (await isZip(chemin)) {
    const zip = await openZip(chemin);
    const entrees = zip.entrees.filter(({ nom }) => nom.toLowerCase().endsWith('.json'));
    return {
      fichiers: entrees.map((entree) => ({ nom: entree.nom, texte: () => textOf(entree.octets()) })),
      ensemble: true,
      close: zip.close,
    };
  }
  return {
    fichiers: [{ nom: basename(chemin), texte: () => textOf(chemin, { contentType }) }],
    ensemble: false,
    close: () => undefined,
  };
}

async function isZip(chemin: string): Promise<boolean> {
  const file = await open(chemin, 'r').catch(() => null);
  if (file === null) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32BE(0) === 0x504b0304;
  } finally {
    await file.close();
  }
}
