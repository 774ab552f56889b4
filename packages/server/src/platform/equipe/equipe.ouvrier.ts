import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { errorOf, type Nouvelle, OuvrierPerduError, TropLongError } from './equipe.messages.ts';

export interface Ouvrier<Travail> {
  /** One at a time. */
  readonly perform: (travail: Travail) => Promise<unknown>;
  /** It was ended, or ended by itself: another one is to be started. */
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** A process that works for this one. What takes too long ends it, whatever it is doing: nothing can keep it from being killed. */
export function startOuvrier<Travail>(entry: URL, longest: number): Ouvrier<Travail> {
  // Nothing of this process is its business; buffers cross as they are.
  const child = fork(fileURLToPath(entry), [], { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  // A server that stops does not wait for it: it ends when it hears nothing more of us.
  child.unref();
  child.channel?.unref();
  let over = false;
  let waiting: { resolve: (resultat: unknown) => void; reject: (error: unknown) => void } | null = null;
  let timer: NodeJS.Timeout | undefined;

  const settle = (outcome: { resultat: unknown } | { error: unknown }) => {
    clearTimeout(timer);
    const settled = waiting;
    waiting = null;
    if ('resultat' in outcome) settled?.resolve(outcome.resultat);
    else settled?.reject(outcome.error);
  };
  const end = (error: unknown) => {
    over = true;
    child.kill('SIGKILL');
    settle({ error });
  };
  const ready = new Promise<void>((resolve, reject) => {
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
  ready.catch(() => undefined);

  return {
    perform: async (travail) => {
      await ready;
      return new Promise<unknown>((resolve, reject) => {
        if (over) return reject(new Error('this process is over'));
        waiting = { resolve, reject };
        timer = setTimeout(() => end(new TropLongError(`more than ${longest} ms`)), longest);
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
