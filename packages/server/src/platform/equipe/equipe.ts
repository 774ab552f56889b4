import { createTour, type TourOptions } from '../tour.ts';
import { type Attente, type Ouvrier, startOuvrier, TOUT } from './equipe.ouvrier.ts';

export interface EquipeOptions {
  /** The file that its processes run, beside main in the sources and in the bundle. */
  readonly entry: URL;
  /** How its work is shared; it has as many processes as may work at the same time. */
  readonly tour: TourOptions;
  /** The longest that a work may take, in milliseconds. */
  readonly longest: number;
  /** The memory that a process may take, in bytes. */
  readonly ceiling?: number;
  /** Whether each work has a process of its own, whose memory is then given back. */
  readonly once?: boolean;
  /** Milliseconds for which an idle process is kept. */
  readonly idle?: number;
}

export interface Equipe<Travail> {
  /** Performs a work; `qui`: the shares that it counts for, as in the tour. */
  readonly perform: (qui: readonly string[], travail: Travail, attente?: Attente) => Promise<unknown>;
  /** Prepares an idle process for work on its way. `quoi`: what it will need; all when left out. */
  readonly prepare: (quoi?: string) => void;
  readonly close: () => void;
}

const IDLE = 60_000;

interface Place<Travail> {
  ouvrier: Ouvrier<Travail> | null;
  busy: boolean;
  idle?: NodeJS.Timeout;
}

/** Processes beside the server, for work that could block it or bring it down: each can be killed at any moment. */
export function createEquipe<Travail>({
  entry,
  tour,
  once = false,
  idle = IDLE,
  ...limits
}: EquipeOptions): Equipe<Travail> {
  const inTurn = createTour(tour);
  const places = Array.from({ length: tour.abreast }, (): Place<Travail> => ({ ouvrier: null, busy: false }));
  let closed = false;

  const open = (place: Place<Travail>): Ouvrier<Travail> => {
    clearTimeout(place.idle);
    // A process is started when needed, and again after one that was ended.
    if (place.ouvrier === null || place.ouvrier.isOver()) place.ouvrier = startOuvrier(entry, limits);
    return place.ouvrier;
  };
  const release = (place: Place<Travail>) => {
    place.ouvrier?.close();
    place.ouvrier = null;
  };
  const rest = (place: Place<Travail>) => {
    place.idle = setTimeout(release, idle, place).unref();
  };
  // The tour lets in as many works as there are processes: one is free.
  const free = () => places.find(({ busy, ouvrier }) => !busy && ouvrier !== null) ?? places.find(({ busy }) => !busy);

  return {
    perform: (qui, travail, attente) =>
      inTurn(qui, async () => {
        attente?.signal?.throwIfAborted();
        const place = free();
        if (closed || place === undefined) throw new Error('nothing is done any more');
        place.busy = true;
        try {
          return await open(place).perform(travail, attente);
        } finally {
          place.busy = false;
          if (once) release(place);
          else rest(place);
        }
      }),
    prepare: (quoi = TOUT) => {
      const place = free();
      if (closed || place === undefined) return;
      open(place).prepare(quoi);
      rest(place);
    },
    close: () => {
      closed = true;
      for (const { ouvrier, idle } of places) {
        clearTimeout(idle);
        ouvrier?.close();
      }
    },
  };
}
