import { stat } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { type DecodeOptions, textOf } from './decode.ts';
import { filesOf } from './folder.ts';
import { type EntreeZip, isZip, type LimitesZip, openZip } from './zip.ts';

/** A file of a flow, wherever it lies. */
export interface FichierJson {
  readonly nom: string;
  texte(): AsyncIterable<string>;
}
export interface DepotJson {
  readonly fichiers: readonly FichierJson[];
  /** An archive or a folder, whose files complete one another. */
  readonly ensemble: boolean;
  close(): void;
}

class FichierDArchive implements FichierJson {
  constructor(
    private readonly entree: EntreeZip,
    private readonly options: DecodeOptions,
  ) {}
  get nom(): string {
    return this.entree.nom;
  }
  texte(): AsyncIterable<string> {
    return textOf(this.entree.octets(), this.options);
  }
}

class FichierDeDossier implements FichierJson {
  constructor(
    private readonly dossier: string,
    private readonly chemin: string,
    private readonly options: DecodeOptions,
  ) {}
  get nom(): string {
    return relative(this.dossier, this.chemin);
  }
  texte(): AsyncIterable<string> {
    return textOf(this.chemin, this.options);
  }
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
    return {
      fichiers: files.map((file) => new FichierDeDossier(chemin, file, declared)),
      ensemble: true,
      close: () => undefined,
    };
  }
  if (await isZip(chemin)) {
    const zip = await openZip(chemin, limites);
    const entrees = zip.entrees.filter(({ nom }) => /\.json(?:ld)?$/i.test(nom));
    return {
      fichiers: entrees.map((entree) => new FichierDArchive(entree, declared)),
      ensemble: true,
      close: zip.close,
    };
  }
  return {
    fichiers: [{ nom: basename(chemin), texte: () => textOf(chemin, options) }],
    ensemble: false,
    close: () => undefined,
  };
}
