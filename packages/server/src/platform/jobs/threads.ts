import type { JobContext, Resultat } from './job.definition.ts';
import type { LeasedJob } from './lease.repository.ts';
import { startThread, type Thread, type ThreadOptions } from './thread.host.ts';

/** Milliseconds for which a thread without a job is kept for the next one. */
const KEPT = 30_000;

/** Runs jobs in threads. One that has ended its job waits for another: to start is a second of computing. */
export interface Threads {
  run(job: LeasedJob, context: JobContext): Promise<Resultat>;
  /** Ends the threads, whatever they do. */
  stop(): Promise<void>;
}

export function createThreads(options: ThreadOptions | undefined, grace: number): Threads {
  const all = new Set<Thread>();
  let free: Thread | undefined;
  let expiry: NodeJS.Timeout | undefined;

  /** Keeps one thread at most: each holds the whole engine in memory. */
  const keep = (thread: Thread) => {
    if (free !== undefined) return void thread.end();
    free = thread;
    expiry = setTimeout(() => void thread.end(), KEPT).unref();
  };
  const take = () => {
    clearTimeout(expiry);
    const thread = free;
    free = undefined;
    return thread;
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
