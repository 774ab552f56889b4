import type { Attente } from '../platform/equipe/equipe.ouvrier.ts';
import { createEquipe } from '../platform/equipe/equipe.ts';
import type { Feuille, Feuilletage } from '../rendering/print/feuilletable/feuille.ts';
import type { PageDemandee } from '../rendering/print/pages/page.image.ts';
import type { RapportDessine } from '../rendering/print/rapport.dessine.ts';
import type { Impression, Tirage } from '../rendering/print/tirage/dossier.ts';

/** The works of a process that draws pages: compiling cannot be interrupted, so that the process is killed. */
export type TravailDImpression =
  | { readonly genre: 'tirage'; readonly dossier: string }
  | { readonly genre: 'feuilles'; readonly feuilletage: Feuilletage }
  | { readonly genre: 'page'; readonly page: PageDemandee }
  | { readonly genre: 'rapport'; readonly rapport: RapportDessine };

export interface ImpressionOptions {
  readonly entry: URL;
  /** Whether each document has a process of its own, which gives back all of its memory. */
  readonly once?: boolean;
  /** The longest that a document may take, in milliseconds. */
  readonly longest: number;
  /** Milliseconds for which an idle process is kept. */
  readonly idle?: number;
  /** Bytes that a process may take. */
  readonly ceiling: number;
  /**
   * Milliseconds that an abandoned work may go on: a warm process is worth more than the second that most works last.
   * By default, none.
   */
  readonly grace?: number;
}

/** One document at a time for each entity, and few in all: each takes a core. */
const TOUR = { abreast: 1, waiting: 100, each: [{ abreast: 1, waiting: 20 }] };

export function createImpression({ grace = 0, ...options }: ImpressionOptions): Impression & { close(): void } {
  const equipe = createEquipe<TravailDImpression>({ tour: TOUR, ...options });
  const perform = (qui: string, travail: TravailDImpression, { signal, ...attente }: Attente = {}) =>
    equipe.perform([qui], travail, { ...attente, ...(signal && { signal: later(signal, grace) }) });
  return {
    prepare: equipe.prepare,
    // Each kind of work has its own answer: see `imprimer`.
    drawTirage: async (qui, dossier, attente) => (await perform(qui, { genre: 'tirage', dossier }, attente)) as Tirage,
    leafThrough: async (qui, feuilletage, attente) =>
      (await perform(qui, { genre: 'feuilles', feuilletage }, attente)) as readonly Feuille[],
    page: async (qui, page, attente) => (await perform(qui, { genre: 'page', page }, attente)) as Buffer,
    rapport: async (qui, rapport, attente) => (await perform(qui, { genre: 'rapport', rapport }, attente)) as Buffer,
    close: equipe.close,
  };
}

/** Aborted as another is, so long after. */
function later(signal: AbortSignal, milliseconds: number): AbortSignal {
  if (milliseconds === 0 || signal.aborted) return signal;
  const late = new AbortController();
  const abort = () => setTimeout(() => late.abort(signal.reason), milliseconds).unref();
  signal.addEventListener('abort', abort, { once: true });
  return late.signal;
}
