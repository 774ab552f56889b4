import { finished, pipeline, type Readable, Transform } from 'node:stream';
import { finished as finishedOnce } from 'node:stream/promises';
import { createTour, type TourOptions } from '../../../platform/tour.ts';

/**
 * How many archives are sent at the same time: each reads the store for as long as it is received. The shares are those
 * of the entity that shares, and of the network that receives.
 */
const ARCHIVES: TourOptions = {
  abreast: 20,
  waiting: 100,
  each: [
    { abreast: 10, waiting: 50 },
    { abreast: 2, waiting: 6 },
  ],
};
/** Milliseconds after which a body of which no byte moved is given up: its receiver no longer reads. */
const PATIENCE = 60_000;

interface Receiver {
  /** The entity of the lot. */
  readonly entite: number | null;
  readonly network: string;
  /** Aborted when the receiver leaves. */
  readonly gone: AbortSignal;
}

/** Opens a body in its turn, which lasts until all of it was received, or nobody reads it any more. */
export type Envoi = (receiver: Receiver, open: () => Readable) => Promise<Readable>;

export function createEnvoi(patience = PATIENCE, tour = ARCHIVES): Envoi {
  const inTurn = createTour(tour);
  return ({ entite, network, gone }, open) =>
    new Promise<Readable>((given, refuse) => {
      const work = () => {
        const body = whileReceived(open(), patience);
        given(body);
        return finishedOnce(body).catch(() => undefined);
      };
      inTurn([String(entite ?? ''), network], work, gone).catch(refuse);
    });
}

/** A body that is destroyed, with its source, once no byte of it moved for so many milliseconds. */
export function whileReceived(source: Readable, patience: number): Readable {
  const giveUp = () => body.destroy(new Error('nobody receives this archive any more'));
  const timer = setTimeout(giveUp, patience);
  timer.unref();
  const body = new Transform({
    // Called only while there is room, which a receiver makes by reading.
    transform: (piece, _encoding, done) => {
      timer.refresh();
      done(null, piece);
    },
  });
  finished(body, () => clearTimeout(timer));
  pipeline(source, body, () => undefined);
  return body;
}
