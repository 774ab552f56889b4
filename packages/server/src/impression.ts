import { createEquipe } from './platform/equipe/equipe.ts';
import type { Impression, Tirage } from './rendering/print/dossier.ts';
import type { Feuille, Feuilletage } from './rendering/print/feuille.ts';
import type { PageDemandee } from './rendering/print/page.image.ts';

/** What is asked of a process that draws pages: compiling cannot be interrupted, so it is killed. */
export type TravailDImpression =
  | { readonly genre: 'tirage'; readonly dossier: string }
  | { readonly genre: 'feuilles'; readonly feuilletage: Feuilletage }
  | { readonly genre: 'page'; readonly page: PageDemandee };

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
  const equipe = createEquipe<TravailDImpression>({ entry, tour: TOUR, longest, once, ceiling });
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
