import { createTour } from '../../../platform/tour.ts';
import type { Faute } from '../../erreur.ts';
import type { InfobullesARendre, InfobullesRendues } from '../dessin/dessin.ts';
import type { GenreDeGabarit } from '../liquide/balises.ts';
import type { PageARendre, PageRendue } from '../page.ts';
import type { Resultat, Travail } from './atelier.messages.ts';
import { type Ouvrier, startOuvrier } from './atelier.ouvrier.ts';

export interface Atelier {
  /** Rejects with a GabaritError when a template is to blame. */
  readonly render: (aRendre: PageARendre) => Promise<PageRendue>;
  readonly infobulles: (aRendre: InfobullesARendre) => Promise<InfobullesRendues>;
  readonly verify: (genre: GenreDeGabarit, source: string) => Promise<readonly Faute[]>;
  readonly close: () => Promise<void>;
}

/** Milliseconds from the moment that a thread takes a page. */
const LONGEST = 2_000;
const MOST_WAITING = 300;

export interface AtelierOptions {
  /** The file that threads run: beside main, in the sources as in the bundle. */
  readonly entry: URL;
  /** How many pages are drawn at the same time. */
  readonly size?: number;
  /** The longest that a page may take, in milliseconds. */
  readonly longest?: number;
  /** Whether its threads let those of public pages go first. */
  readonly givesWay?: boolean;
}

/** Draws public pages in threads of their own, so that no template keeps the process from answering. */
export function createAtelier({ entry, size = 1, longest = LONGEST, givesWay = false }: AtelierOptions): Atelier {
  const places = Array.from({ length: size }, (): { ouvrier: Ouvrier | null; busy: boolean } => ({
    ouvrier: null,
    busy: false,
  }));
  // A site with slow templates leaves at least one thread to the others.
  const inTurn = createTour({ abreast: size, waiting: MOST_WAITING, each: [{ abreast: Math.max(1, size - 1) }] });
  let closed = false;

  const ask = (travail: Travail, site = '') =>
    inTurn([site], async (): Promise<Resultat> => {
      // The turn lets in as many works as there are threads: one is free.
      const place = places.find(({ busy }) => !busy);
      if (closed || place === undefined) throw new Error('nothing is drawn any more');
      place.busy = true;
      // A thread is started when it is needed, and again after one that was ended.
      if (place.ouvrier === null || place.ouvrier.isOver()) place.ouvrier = startOuvrier(entry, longest, { givesWay });
      try {
        return await place.ouvrier.perform(travail);
      } finally {
        place.busy = false;
      }
    });

  return {
    // Each kind of work has its own answer: see faire() in atelier.thread.ts.
    render: async (aRendre) => (await ask({ genre: 'page', aRendre }, String(aRendre.page.site.id))) as PageRendue,
    infobulles: async (aRendre) => (await ask({ genre: 'infobulles', aRendre })) as InfobullesRendues,
    verify: async (gabarit, source) => (await ask({ genre: 'verification', gabarit, source })) as readonly Faute[],
    close: async () => {
      closed = true;
      await Promise.all(places.map(({ ouvrier }) => ouvrier?.close()));
    },
  };
}
