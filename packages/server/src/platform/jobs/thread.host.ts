import { Worker } from 'node:worker_threads';
import type { JobContext, Resultat } from './job.definition.ts';
import { JobFailure, JobStop } from './job.errors.ts';
import type { LeasedJob } from './lease.repository.ts';
import { receivedError, type ThreadData, type ThreadNews, type ThreadOrder } from './thread.messages.ts';

/** The most memory of a thread in megabytes, enough for the largest feeds read as streams. */
const MEMORY = 320;
/** The part of it for young objects: a stream of records leaves little behind, and more room would only be held. */
const YOUNG = 16;

export interface ThreadOptions {
  /** The file that threads run: beside main, in the sources as in the bundle. */
  readonly entry: URL;
  /** The database that threads connect to. */
  readonly url: string;
  readonly logLevel: string;
  /** The settings that definitions are made from, as plain data, which crosses over. */
  readonly settings: unknown;
  /** The most memory that a thread may hold, in megabytes. */
  readonly memory?: number;
}

/** Runs jobs in threads. A job that crashes, fills its memory or never ends stops nothing else. */
export function createThreads(options: ThreadOptions | undefined, grace: number) {
  return async (job: LeasedJob, context: JobContext): Promise<Resultat> => {
    if (options === undefined) throw new Error(`no threads here to run ${job.type} in`);
    const { id, jeton, serveur, type } = job;
    const { url, logLevel, settings } = options;
    const lease = { id, jeton, serveur };
    const workerData: ThreadData = { url, logLevel, settings, lease, type, donnees: job.donnees };
    const worker = new Worker(options.entry, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: options.memory ?? MEMORY, maxYoungGenerationSizeMb: YOUNG },
    });
    try {
      return await ended(worker, context, grace);
    } finally {
      await worker.terminate();
    }
  };
}

async function ended(worker: Worker, { signal, progress, note }: JobContext, grace: number): Promise<Resultat> {
  let timer: NodeJS.Timeout | undefined;
  let stop: () => void = () => undefined;
  try {
    return await new Promise<Resultat>((resolve, reject) => {
      worker.on('message', (news: ThreadNews) => {
        switch (news.kind) {
          case 'progress':
            return progress(news.progress);
          case 'note':
            return note(news.niveau, news.texte);
          case 'done':
            return resolve(news.resultat);
          case 'failed':
            return reject(receivedError(news.error));
        }
      });
      worker.on('error', (error) => reject(explained(error)));
      worker.on('exit', (code) => reject(new Error(`the thread of a job ended by itself (${code})`)));
      stop = () => {
        const { reason } = signal;
        const order: ThreadOrder = { kind: 'stop', why: reason instanceof JobStop ? reason.why : 'arret' };
        worker.postMessage(order);
        // A computation without a pause does not hear the signal.
        timer = setTimeout(() => reject(reason), grace);
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function explained(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull
    ? new JobFailure('Cette tâche a demandé plus de mémoire que permis et a été arrêtée.', { retry: false })
    : error;
}
