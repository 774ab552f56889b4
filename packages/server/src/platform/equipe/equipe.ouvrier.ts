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

/** The limits of one work. */
export interface Limites {
  /** The longest time in milliseconds. */
  readonly longest: number;
  /** The most memory in bytes, checked on systems that tell it (Linux). */
  readonly ceiling?: number;
}

/** How a work is waited for. */
export interface Attente {
  /** Ends the work, with its process. */
  readonly signal?: AbortSignal;
  /** Milliseconds of processor time that it may take, whatever else the machine does; checked on Linux. */
  readonly processeur?: number;
}

export interface Ouvrier<Travail> {
  /** Prepares for the next work, once for each thing that it may need. */
  readonly prepare: (quoi: string) => void;
  /** Performs one work at a time. */
  readonly perform: (travail: Travail, attente?: Attente) => Promise<unknown>;
  /** Whether the process has ended: another one is to be started. */
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** The preparation for any work. */
export const TOUT = 'tout';

/** Milliseconds between two checks of limits. */
const WATCHED_EVERY = 250;

/** The memory of a process in bytes; 0 on systems that do not tell it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

const TICKS = 100;

/** The processor time of a process in milliseconds; 0 on systems that do not tell it. */
async function processeurOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the process, in brackets, may hold anything.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user + system) * 1_000) / TICKS;
}

/** Starts a process that works for this one. A work that takes too long ends it: it can always be killed. */
export function startOuvrier<Travail>(entry: URL, { longest, ceiling }: Limites): Ouvrier<Travail> {
  // The child gets no other variable of the environment; buffers are sent without a copy as text.
  const child = fork(fileURLToPath(entry), [], { env: WAY, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  // A server that stops does not wait for its children: they end when their channel closes.
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
    // A process that never starts would keep its place for ever.
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
  // The first work rejects with the same error.
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
      // If the process is lost, its work rejects.
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
    // The work ended meanwhile, and the next one has used nothing yet.
    if (waiting !== watched) return;
    if (ceiling !== undefined && memory > ceiling) end(new TropGrosError(`more than ${ceiling} bytes`));
    else if (spent > processeur) end(new TropLongError(`more than ${processeur} ms of work`));
  };

  return {
    prepare,
    perform: async (travail, { signal, processeur = Infinity } = {}) => {
      // Preparation is not counted to a work with a limit; others do without, unless it has started.
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
        // The type `object` lets `send` accept anything that can be copied to another process.
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
