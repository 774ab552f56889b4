import { createTour, type TourOptions } from '../tour.ts';
import { type Attente, type Ouvrier, startOuvrier, TOUT } from './equipe.ouvrier.ts';

export interface EquipeOptions {
  /** The file that its processes run: beside main, in the sources as in the bundle. */
  readonly entry: URL;
  /** How its work is shared; as many processes as may work at the same time. */
  readonly tour: TourOptions;
  /** The longest that a work may take, in milliseconds. */
  readonly longest: number;
  /** The memory that one of them may take, in bytes. */
  readonly ceiling?: number;
  /** A process for each work: what it took is given back with it. */
  readonly once?: boolean;
  /** How long one that has nothing to do is kept, in milliseconds. */
  readonly idle?: number;
}

export interface Equipe<Travail> {
  /** `qui`: whom the work is counted to, as the tour names them. */
  readonly perform: (qui: readonly string[], travail: Travail, attente?: Attente) => Promise<unknown>;
  /** Some work is on its way: a process gets ready for it, where one has nothing to do. `quoi`: what it will need; left out, all. */
  readonly prepare: (quoi?: string) => void;
  readonly close: () => void;
}

const IDLE = 60_000;

interface Place<Travail> {
  ouvrier: Ouvrier<Travail> | null;
  busy: boolean;
  idle?: NodeJS.Timeout;
}

/** Processes beside the server, for work that could keep it from answering or bring it down: each can be killed at any moment. */
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
    // Started when it is needed, anew after one that had to be ended.
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
  // As many as the tour lets in at once: there is one for each work.
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
