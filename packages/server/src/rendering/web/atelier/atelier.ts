import { createTour } from '../../../platform/tour.ts';
import type { Faute } from '../../erreur.ts';
import type { InfobullesARendre, InfobullesRendues } from '../dessin/dessin.ts';
import type { GenreDeGabarit } from '../liquide/balises.ts';
import type { PageARendre, PageRendue } from '../page.ts';
import type { Resultat, Travail } from './atelier.messages.ts';
import { type Ouvrier, startOuvrier } from './atelier.ouvrier.ts';

export interface Atelier {
  /** Refuses with a GabaritError what a template is to blame for. */
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
  /** How many pages are drawn side by side. */
  readonly size?: number;
  /** The longest that a page may take, in milliseconds. */
  readonly longest?: number;
  /** Its threads let those of public pages go first. */
  readonly givesWay?: boolean;
}

/** Draws public pages in threads of their own, so that no template keeps the process from answering. */
export function createAtelier({ entry, size = 1, longest = LONGEST, givesWay = false }: AtelierOptions): Atelier {
  const places = Array.from({ length: size }, (): { ouvrier: Ouvrier | null; busy: boolean } => ({
    ouvrier: null,
    busy: false,
  }));
  // A site whose templates are slow leaves a thread to the others.
  const inTurn = createTour({ abreast: size, waiting: MOST_WAITING, each: [{ abreast: Math.max(1, size - 1) }] });
  let closed = false;

  const ask = (travail: Travail, site = '') =>
    inTurn([site], async (): Promise<Resultat> => {
      // As many as are let in at once: there is one.
      const place = places.find(({ busy }) => !busy);
      if (closed || place === undefined) throw new Error('nothing is drawn any more');
      place.busy = true;
      // Started when it is needed, anew after one that had to be ended.
      if (place.ouvrier === null || place.ouvrier.isOver()) place.ouvrier = startOuvrier(entry, longest, { givesWay });
      try {
        return await place.ouvrier.perform(travail);
      } finally {
        place.busy = false;
      }
    });

  return {
    // Each work has its own answer: see faire() in atelier.thread.ts.
    render: async (aRendre) => (await ask({ genre: 'page', aRendre }, String(aRendre.page.site.id))) as PageRendue,
    infobulles: async (aRendre) => (await ask({ genre: 'infobulles', aRendre })) as InfobullesRendues,
    verify: async (gabarit, source) => (await ask({ genre: 'verification', gabarit, source })) as readonly Faute[],
    close: async () => {
      closed = true;
      await Promise.all(places.map(({ ouvrier }) => ouvrier?.close()));
    },
  };
}
