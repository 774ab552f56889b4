import { startThread, type Thread, type ThreadOptions } from './thread.host.ts';

/** Milliseconds for which a thread without a job is kept for the next one. */
export const KEPT = 30_000;

/** Runs jobs in threads. One that has ended its job waits for another: to start is a second of computing. */
export interface Threads extends Pick<Thread, 'run'> {
  /** Ends the threads, whatever they do. */
  stop(): Promise<void>;
}

export function createThreads(options: ThreadOptions | undefined, grace: number): Threads {
  const all = new Set<Thread>();
  let free: Thread | undefined;
  let expiry: NodeJS.Timeout | undefined;

  const take = () => {
    clearTimeout(expiry);
    const thread = free;
    free = undefined;
    return thread;
  };
  /** Keeps one thread at most: each holds the whole engine in memory. */
  const keep = (thread: Thread) => {
    if (free !== undefined) return void thread.end();
    free = thread;
    // Taken out before it is ended, which takes a moment: a job that comes then is given to another.
    expiry = setTimeout(() => void take()?.end(), KEPT).unref();
  };
  const start = () => {
    if (options === undefined) throw new Error('no threads here to run jobs in');
    const thread = startThread(options, {
      grace,
      onFree: () => keep(thread),
      onEnd: () => {
        all.delete(thread);
        if (free === thread) take();
      },
    });
    all.add(thread);
    return thread;
  };

  return {
    async run(job, context) {
      const thread = take() ?? start();
      return thread.run(job, context);
    },
    async stop() {
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}
