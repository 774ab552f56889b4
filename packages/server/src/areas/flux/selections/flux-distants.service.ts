import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import type { FluxApidaeOuvert } from '../../../sources/apidae/flux.ts';
import type { FluxOuvert } from '../../../sources/import/run.ts';
import { FluxIllisible } from '../../../sources/source.ts';
import type { ExportGarde } from '../export/flux-export.service.ts';

export interface Received {
  /** Apidae announces the exports of the feed. */
  readonly announced: boolean;
  readonly archive: Pick<ExportGarde, 'fichier'> | null;
}

/** How a list of a project is read, and its words. */
export interface Liste<T> {
  readonly ofDepot: (fichier: string) => Promise<readonly T[]>;
  readonly ofApi: (outside: Outside, flux: FluxApidaeOuvert) => Promise<readonly T[]>;
  readonly words: {
    /** The words while no export has come. */
    readonly awaited: string;
    readonly ofExport: string;
    readonly ofFile: string;
    /** The files do not tell of any. */
    readonly untold: string;
    readonly ofProject: (flux: FluxApidaeOuvert) => string;
    readonly none: string;
  };
}

/** A list of a project, by name: from its last export, its file or its API. A failure is an answer too. */
export async function readDistants<T extends { readonly nom: string }>(
  outside: Outside,
  { flux, fichier }: Pick<FluxOuvert<FluxApidaeOuvert>, 'flux' | 'fichier'>,
  { announced, archive }: Received,
  { ofDepot, ofApi, words }: Liste<T>,
): Promise<{ readonly items: T[]; readonly message: string }> {
  const answer = (items: readonly T[], message: string) => ({
    items: items.toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr')),
    message,
  });
  const lying = announced ? archive?.fichier : fichier;
  try {
    if (announced && lying === undefined) return answer([], words.awaited);
    if (typeof lying === 'string') {
      const items = await ofDepot(lying);
      return answer(items, items.length === 0 ? words.untold : announced ? words.ofExport : words.ofFile);
    }
    if (flux.projetId === 0 || flux.apiKey === '')
      return answer([], 'Complétez le numéro de projet et la clé d’API, enregistrez, puis recommencez.');
    const items = await ofApi(outside, flux);
    return answer(items, items.length === 0 ? words.none : words.ofProject(flux));
  } catch (error) {
    if (error instanceof FluxIllisible || error instanceof OutsideError) return answer([], error.message);
    throw error;
  }
}
