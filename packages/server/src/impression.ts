import { createEquipe } from './platform/equipe/equipe.ts';
import { type Feuille, type Feuilletage, feuilleter } from './rendering/print/feuilles.ts';
import { drawPage, type PageDemandee } from './rendering/print/page.image.ts';
import { type Impression, type Tirage, tirer } from './rendering/print/tirage.ts';

/** What is asked of a process that draws pages: compiling cannot be interrupted, so it is killed. */
type Travail =
  | { readonly genre: 'tirage'; readonly dossier: string }
  | { readonly genre: 'feuilles'; readonly feuilletage: Feuilletage }
  | { readonly genre: 'page'; readonly page: PageDemandee };

/** The work of such a process, and of tests that need none. */
export async function imprimer(travail: Travail): Promise<unknown> {
  switch (travail.genre) {
    case 'tirage':
      return tirer(travail.dossier);
    case 'feuilles':
      return feuilleter(travail.feuilletage);
    case 'page':
      return drawPage(travail.page);
  }
}

export interface ImpressionOptions {
  readonly entry: URL;
  /** A process for each document, which gives back all that it took. */
  readonly once?: boolean;
  /** The longest that a document may take, in milliseconds. */
  readonly longest: number;
  /** Bytes that a process may take. */
  readonly ceiling: number;
}

/** One document at a time for each entity, and few in all: each takes a core. */
const TOUR = { abreast: 1, waiting: 100, each: [{ abreast: 1, waiting: 20 }] };

export function createImpression({
  entry,
  once = false,
  longest,
  ceiling,
}: ImpressionOptions): Impression & { close(): void } {
  const equipe = createEquipe<Travail>({ entry, tour: TOUR, longest, once, ceiling });
  return {
    // Each work has its own answer: see `imprimer`.
    tirer: async (qui, dossier, signal) =>
      (await equipe.perform([qui], { genre: 'tirage', dossier }, signal)) as Tirage,
    feuilleter: async (qui, feuilletage, signal) =>
      (await equipe.perform([qui], { genre: 'feuilles', feuilletage }, signal)) as readonly Feuille[],
    page: async (qui, page, signal) => (await equipe.perform([qui], { genre: 'page', page }, signal)) as Buffer,
    close: equipe.close,
  };
}

/** The same here, for tests. */
export const impressionIci: Impression = {
  tirer: async (_, dossier) => tirer(dossier),
  feuilleter: async (_, feuilletage) => feuilleter(feuilletage),
  page: async (_, page) => drawPage(page),
};
