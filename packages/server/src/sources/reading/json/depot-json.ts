import { stat } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { filesOf } from '../archives/folder.ts';
import { type EntreeZip, isZip, type LimitesZip, openZip } from '../archives/zip.ts';
import { type DecodeOptions, textOf } from '../text/decode.ts';

/** A file of a feed: in a folder, in an archive, or the answer itself. */
export interface FichierJson {
  readonly nom: string;
  texte(): AsyncIterable<string>;
}
export interface DepotJson {
  readonly fichiers: Iterable<FichierJson>;
  /** An archive or a folder, whose files complete one another. */
  readonly ensemble: boolean;
  close(): void;
}

/** An answer, an archive or a folder, as the files that it is made of. */
export async function openDepotJson(
  chemin: string,
  options: DecodeOptions = {},
  limites: Partial<LimitesZip> = {},
): Promise<DepotJson> {
  const declared = { declared: options.declared };
  const folder = await stat(chemin).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (folder) {
    const files = await filesOf(chemin, ['.json', '.json.gz', '.jsonld', '.jsonld.gz'], limites.entrees);
    const fichiers = () => filesOfFolder(chemin, files, declared);
    return { fichiers: { [Symbol.iterator]: fichiers }, ensemble: true, close: () => undefined };
  }
  if (await isZip(chemin)) {
    const zip = await openZip(chemin, limites);
    const fichiers = () => filesOfArchive(zip.entrees, declared);
    return { fichiers: { [Symbol.iterator]: fichiers }, ensemble: true, close: zip.close };
  }
  return {
    fichiers: [{ nom: basename(chemin), texte: () => textOf(chemin, options) }],
    ensemble: false,
    close: () => undefined,
  };
}

function* filesOfFolder(dossier: string, files: readonly string[], options: DecodeOptions): Generator<FichierJson> {
  for (const file of files) yield { nom: relative(dossier, file), texte: () => textOf(file, options) };
}

function* filesOfArchive(entrees: Iterable<EntreeZip>, options: DecodeOptions): Generator<FichierJson> {
  for (const { nom, octets } of entrees)
    if (/\.json(?:ld)?$/i.test(nom)) yield { nom, texte: () => textOf(octets(), options) };
}
