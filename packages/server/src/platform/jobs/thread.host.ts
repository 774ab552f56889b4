import { Worker } from 'node:worker_threads';
import type { JobContext, Resultat } from './job.definition.ts';
import { JobFailure, JobStop } from './job.errors.ts';
import type { LeasedJob } from './lease.repository.ts';
import { receivedError, type ThreadData, type ThreadNews, type ThreadOrder } from './thread.messages.ts';

/** The most memory of a thread in megabytes, enough for the largest feeds read as streams. */
const MEMORY = 320;
/** The part of it for young objects: a stream of records leaves little behind, and more room would only be held. */
const YOUNG = 16;
/** The most bytes that a thread may hold between two jobs. */
const LIGHT = 128 * 1024 * 1024;

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

type Asked = Pick<LeasedJob, 'id' | 'jeton' | 'serveur' | 'type' | 'donnees'>;
type Heard = Pick<JobContext, 'signal' | 'progress' | 'note'>;

/** A thread, which does one job at a time. A job that crashes, fills its memory or never ends stops nothing else. */
export interface Thread {
  run(job: Asked, context: Heard): Promise<Resultat>;
  end(): Promise<void>;
}

interface Host {
  /** Milliseconds that a job may still run after it was asked to stop. */
  readonly grace: number;
  /** Called when the thread may be given another job. */
  readonly onFree: () => void;
  readonly onEnd: () => void;
}

/** The job that a thread does. */
interface Work extends Pick<JobContext, 'progress' | 'note'> {
  readonly done: (resultat: Resultat) => void;
  readonly failed: (error: unknown) => void;
}

export function startThread(options: ThreadOptions, { grace, onFree, onEnd }: Host): Thread {
  const { url, logLevel, settings } = options;
  const workerData: ThreadData = { url, logLevel, settings };
  const worker = new Worker(options.entry, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: options.memory ?? MEMORY, maxYoungGenerationSizeMb: YOUNG },
  });
  let work: Work | undefined;
  /** Whether nothing happened in the thread that nobody foresaw. */
  let isSound = true;
  worker.on('message', (news: ThreadNews) => {
    switch (news.kind) {
      case 'progress':
        return work?.progress(news.progress);
      case 'note':
        return work?.note(news.niveau, news.texte);
      case 'done':
        return work?.done(news.resultat);
      case 'failed':
        isSound &&= news.error.kind !== 'unforeseen';
        return work?.failed(receivedError(news.error));
      case 'free':
        return isSound && news.held <= LIGHT ? onFree() : void end();
    }
  });
  worker.on('error', (error) => work?.failed(explained(error)));
  worker.on('exit', (code) => {
    work?.failed(new Error(`the thread of a job ended by itself (${code})`));
    onEnd();
  });
  const tell = (order: ThreadOrder) => worker.postMessage(order);
  const end = async () => void (await worker.terminate());

  return {
    end,
    async run({ id, jeton, serveur, type, donnees }, { signal, progress, note }) {
      let timer: NodeJS.Timeout | undefined;
      let stop: () => void = () => undefined;
      try {
        return await new Promise<Resultat>((done, failed) => {
          work = { progress, note, done, failed };
          tell({ kind: 'run', job: { lease: { id, jeton, serveur }, type, donnees } });
          stop = () => {
            const { reason } = signal;
            tell({ kind: 'stop', why: reason instanceof JobStop ? reason.why : 'arret' });
            // A computation without a pause does not hear the signal.
            timer = setTimeout(() => {
              failed(reason);
              void end();
            }, grace);
          };
          if (signal.aborted) stop();
          else signal.addEventListener('abort', stop, { once: true });
        });
      } finally {
        work = undefined;
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

function explained(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull
    ? new JobFailure('Cette tâche a demandé plus de mémoire que permis et a été arrêtée.', { retry: false })
    : error;
}
