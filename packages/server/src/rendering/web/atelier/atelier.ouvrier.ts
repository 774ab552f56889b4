import { Worker } from 'node:worker_threads';
import { WAY } from '../../../platform/give-way.ts';
import { GabaritError } from '../../erreur.ts';
import type { Nouvelle, ReglageDOuvrier, Resultat, Travail } from './atelier.messages.ts';

/** Megabytes. A page of a hundred objets takes a few. */
const MEMORY = 128;

export interface Ouvrier {
  /** Performs one work at a time. It rejects for a template that fails, or a thread that ended. */
  readonly perform: (travail: Travail) => Promise<Resultat>;
  /** Whether the thread ended: another one is to be started. */
  readonly isOver: () => boolean;
  readonly close: () => Promise<void>;
}

/** Starts a thread that draws. A work that takes too long or too much memory ends the thread: a loop hears nothing. */
export function startOuvrier(entry: URL, longest: number, reglage: ReglageDOuvrier): Ouvrier {
  const worker = new Worker(entry, {
    workerData: reglage,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // The thread gets no other variable of the environment.
    env: WAY,
  });
  let over = false;
  let waiting: { resolve: (resultat: Resultat) => void; reject: (error: unknown) => void; cle: string } | null = null;
  let timer: NodeJS.Timeout | undefined;

  const settle = (outcome: { resultat: Resultat } | { error: unknown }) => {
    clearTimeout(timer);
    const settled = waiting;
    waiting = null;
    if ('resultat' in outcome) settled?.resolve(outcome.resultat);
    else settled?.reject(outcome.error);
  };
  const end = (error: unknown) => {
    over = true;
    settle({ error });
  };
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (nouvelle: Nouvelle) => {
      switch (nouvelle.genre) {
        case 'pret':
          return resolve();
        case 'fait':
          return settle({ resultat: nouvelle.resultat });
        case 'echec':
          return settle({ error: received(nouvelle) });
      }
    });
    worker.on('error', (error) => {
      reject(error);
      end(isFull(error) ? new GabaritError(TROP_DE_MEMOIRE, waiting?.cle ?? '') : error);
    });
    worker.on('exit', (code) => {
      const error = new Error(`a thread that draws ended by itself (${code})`);
      reject(error);
      end(error);
    });
  });
  // The first work rejects with the same error.
  ready.catch(() => undefined);

  return {
    perform: async (travail) => {
      await ready;
      return new Promise<Resultat>((resolve, reject) => {
        if (over) return reject(new Error('this thread is over'));
        const cle = cleDe(travail);
        waiting = { resolve, reject, cle };
        timer = setTimeout(() => {
          end(new GabaritError(TROP_LONG, cle));
          void worker.terminate();
        }, longest);
        worker.postMessage(travail);
      });
    },
    isOver: () => over,
    close: async () => {
      over = true;
      await worker.terminate();
    },
  };
}

const TROP_LONG = { message: 'Ce gabarit prend plus de temps que permis.', ligne: null };
const TROP_DE_MEMOIRE = { message: 'Ce gabarit demande plus de mémoire que permis.', ligne: null };

function received({ message, ligne, gabarit }: Extract<Nouvelle, { genre: 'echec' }>): Error {
  return gabarit === null ? new Error(message) : new GabaritError({ message, ligne }, gabarit);
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The key of the template of a work, for the error that it took too long. */
function cleDe(travail: Travail): string {
  switch (travail.genre) {
    case 'page':
      return travail.aRendre.sources.page?.cle ?? '';
    case 'infobulles':
      return travail.aRendre.source.cle;
    case 'verification':
      return '';
  }
}
