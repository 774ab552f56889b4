import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { WAY } from '../give-way.ts';
import {
  errorOf,
  type Nouvelle,
  OuvrierPerduError,
  type Preparation,
  TropGrosError,
  TropLongError,
} from './equipe.messages.ts';

/** What one work may take. */
export interface Limites {
  /** In milliseconds. */
  readonly longest: number;
  /** In bytes. Looked at where the system tells it (Linux). */
  readonly ceiling?: number;
}

/** How one work is waited for. */
export interface Attente {
  /** Ends it, with its process. */
  readonly signal?: AbortSignal;
  /** Milliseconds of a processor that it may take: what else the machine does is not counted. Looked at where the system tells it (Linux). */
  readonly processeur?: number;
}

export interface Ouvrier<Travail> {
  /** Gets ready for the work that comes next, once for each thing that it may need. */
  readonly prepare: (quoi: string) => void;
  /** One at a time. */
  readonly perform: (travail: Travail, attente?: Attente) => Promise<unknown>;
  /** It was ended, or ended by itself: another one is to be started. */
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** What is got ready where nobody said what for. */
export const TOUT = 'tout';

/** In milliseconds. */
const WATCHED_EVERY = 250;

/** What a process holds in memory, in bytes; 0 where the system does not tell. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

const TICKS = 100;

/** The milliseconds of a processor that a process took since it started; 0 where the system does not tell. */
async function processeurOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Its name, between brackets, may hold anything.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user + system) * 1_000) / TICKS;
}

/** A process that works for this one. What takes too long ends it, whatever it is doing: nothing can keep it from being killed. */
export function startOuvrier<Travail>(entry: URL, { longest, ceiling }: Limites): Ouvrier<Travail> {
  // Nothing else of this process is its business; buffers cross as they are.
  const child = fork(fileURLToPath(entry), [], { env: WAY, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  // A server that stops does not wait for it: it ends when it hears nothing more of us.
  child.unref();
  child.channel?.unref();
  let over = false;
  let why: unknown = new Error('this process is over');
  let waiting: { resolve: (resultat: unknown) => void; reject: (error: unknown) => void } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  let forget: (() => void) | undefined;

  const settle = (outcome: { resultat: unknown } | { error: unknown }) => {
    clearTimeout(timer);
    clearInterval(watch);
    forget?.();
    const settled = waiting;
    waiting = null;
    if ('resultat' in outcome) settled?.resolve(outcome.resultat);
    else settled?.reject(outcome.error);
  };
  const end = (error: unknown) => {
    if (!over) why = error;
    over = true;
    child.kill('SIGKILL');
    settle({ error });
  };
  const onReady = new Map<string, () => void>();
  const started = new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(starting);
      reject(error);
      end(error);
    };
    let isReady = false;
    // One that never gets there would keep its place for ever.
    const starting = setTimeout(
      () => fail(new Error(`a process of the équipe did not start in ${longest} ms`)),
      longest,
    );
    starting.unref();
    child.on('message', (nouvelle: Nouvelle) => {
      switch (nouvelle.genre) {
        case 'pret':
          clearTimeout(starting);
          isReady = true;
          return resolve();
        case 'prepare':
          return onReady.get(nouvelle.quoi)?.();
        case 'fait':
          return settle({ resultat: nouvelle.resultat });
        case 'echec':
          return settle({ error: errorOf(nouvelle) });
        case 'trop-long':
          return end(new TropLongError(nouvelle.message));
      }
    });
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      const message = `a process of the équipe ended by itself (${signal ?? code})`;
      fail(isReady ? new OuvrierPerduError(message) : new Error(message));
    });
  });
  // Who waits for the first work hears of it.
  started.catch(() => undefined);
  const readies = new Map<string, Promise<void>>();
  const prepared = (quoi: string) =>
    new Promise<void>((resolve) => {
      const late = setTimeout(() => end(new Error(`a process of the équipe was not ready in ${longest} ms`)), longest);
      late.unref();
      const done = () => {
        clearTimeout(late);
        resolve();
      };
      onReady.set(quoi, done);
      // One that is lost by then is heard of by the work.
      child.once('exit', done);
      child.send({ preparation: quoi } satisfies Preparation, (error) => error && done());
    });
  const prepare = (quoi: string) => {
    if (readies.has(quoi)) return;
    const ready = started.then(() => prepared(quoi));
    ready.catch(() => undefined);
    readies.set(quoi, ready);
  };
  const watchOver = async (before: number, processeur: number) => {
    const { pid } = child;
    const watched = waiting;
    if (pid === undefined) return;
    const [memory, spent] = [await memoryOf(pid), (await processeurOf(pid)) - before];
    // It was done meanwhile: the next one has taken nothing yet.
    if (waiting !== watched) return;
    if (ceiling !== undefined && memory > ceiling) end(new TropGrosError(`more than ${ceiling} bytes`));
    else if (spent > processeur) end(new TropLongError(`more than ${processeur} ms of work`));
  };

  return {
    prepare,
    perform: async (travail, { signal, processeur = Infinity } = {}) => {
      // Getting ready is not counted to a work that is; others do without, unless it is under way.
      if (processeur !== Infinity && readies.size === 0) prepare(TOUT);
      await Promise.all([started, ...readies.values()]);
      const before = child.pid === undefined ? 0 : await processeurOf(child.pid);
      return new Promise<unknown>((resolve, reject) => {
        const stop = () => end(signal?.reason);
        if (over) return reject(why);
        waiting = { resolve, reject };
        if (signal?.aborted) return stop();
        timer = setTimeout(() => end(new TropLongError(`more than ${longest} ms`)), longest);
        if (ceiling !== undefined || processeur !== Infinity)
          watch = setInterval(() => void watchOver(before, processeur), WATCHED_EVERY);
        signal?.addEventListener('abort', stop, { once: true });
        forget = () => signal?.removeEventListener('abort', stop);
        // Typed as an object, `send` takes whatever can be copied to another process.
        child.send(travail as object, (error) => error && end(error));
      });
    },
    isOver: () => over,
    close: () => {
      over = true;
      child.kill('SIGKILL');
    },
  };
}
