import type { Db } from '../../schema.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { interrupt, leasesInForce, suspectLeases } from './interruption.repository.ts';
import type { JobDefinition } from './job.definition.ts';
import { type Execution, type RunningJob, startJob, type Timings } from './job.execution.ts';
import { databaseClock, type LeasedJob, type SqlClock, takeNext } from './lease.repository.ts';
import { createSuspicion } from './suspicion.ts';
import type { ThreadOptions } from './thread.host.ts';
import { createThreads } from './threads.ts';
import { listenForJobs } from './wake.repository.ts';

export interface JobsTimings extends Timings {
  /** Milliseconds between two looks at the queue, besides notifications. */
  readonly poll: number;
  /** Milliseconds for which an expired lease is watched before its job is taken back. */
  readonly watch: number;
}

const TIMINGS: JobsTimings = {
  lease: 60_000,
  heartbeat: 15_000,
  grace: 3_000,
  report: 500,
  poll: 1_000,
  watch: 20_000,
};
/** How often the server may die during a job that does not advance before the job is held to be the cause. */
const MOST_INTERRUPTIONS = 10;

export interface JobsOptions {
  /** Connections for leases and reports, such as those of people's requests. */
  readonly queue: Db;
  /** Connections for the jobs themselves, opened with FOR_JOBS. */
  readonly db: Db;
  readonly definitions: readonly JobDefinition[];
  readonly clock: Clock;
  readonly log: Log;
  /** The name of this process, on the screen of tasks and among other processes. */
  readonly serveur: string;
  /** How many jobs run at once. */
  readonly concurrency: number;
  readonly random: () => number;
  /** Draws the number that an unforeseen error is found by in the log. */
  readonly reference: () => string;
  /** The database to listen to for new jobs; without it, the next look finds them. */
  readonly url?: string;
  /** The settings of threads, needed when a definition asks for one. */
  readonly thread?: ThreadOptions;
  /** Whether no other process uses this database: leases at the start are then those of a dead process. */
  readonly sole?: boolean;
  readonly timings?: Partial<JobsTimings>;
  /** A clock that jumps, in tests. */
  readonly databaseClock?: SqlClock;
}

/** Takes jobs from the queue and runs them until stopped; running jobs are then released. */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const { queue, definitions, log, serveur, concurrency, url } = options;
  const timings = { ...TIMINGS, ...options.timings };
  const clock = options.databaseClock ?? databaseClock;
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  const threads = createThreads(options.thread, timings.grace);
  const execution: Execution = { ...options, databaseClock: clock, timings, inThread: threads.run };
  const running = new Map<number, RunningJob>();
  const typeOf = new Map<number, string>();
  /** The types of jobs that may start now. */
  const openTypes = () => {
    const busy = new Set([...running.keys()].map((id) => typeOf.get(id)));
    return definitions.filter(({ alone, type }) => !(alone && busy.has(type))).map(({ type }) => type);
  };
  const deadAmong = createSuspicion(timings.watch, () => performance.now());
  const interrupting = { most: MOST_INTERRUPTIONS, clock };
  let stopping = false;
  let troubled = false;

  const begin = (job: LeasedJob, definition: JobDefinition) => {
    const started = startJob(execution, job, definition);
    running.set(job.id, started);
    typeOf.set(job.id, job.type);
    void started.done.then(() => {
      if (running.get(job.id) === started) {
        running.delete(job.id);
        typeOf.delete(job.id);
      }
      look();
    });
  };

  const takeBack = async () => {
    const suspects = await suspectLeases(queue, { length: timings.lease, clock });
    const others = suspects.filter(({ id }) => !running.has(id));
    for (const dead of deadAmong(others)) await interrupt(queue, dead, interrupting);
  };

  const takeAll = async () => {
    while (!stopping && running.size < concurrency) {
      const job = await takeNext(queue, { types: openTypes(), serveur, lease: timings.lease, clock });
      const definition = job && byType.get(job.type);
      if (job === undefined || definition === undefined) return;
      begin(job, definition);
    }
  };

  const turn = async () => {
    try {
      await takeBack();
      await takeAll();
      if (troubled) log.info('the queue of jobs answers again');
      troubled = false;
    } catch (error) {
      // Said once, not every second of an outage.
      if (!troubled) log.warn({ err: error }, 'the queue of jobs does not answer');
      troubled = true;
    }
  };

  // Looks never overlap; one that is asked for meanwhile follows.
  let looking: Promise<void> | undefined;
  let again = false;
  const look = () => {
    if (stopping) return;
    again = looking !== undefined;
    looking ??= turn().finally(() => {
      looking = undefined;
      if (again) look();
    });
  };

  const inherit = async () => {
    for (const left of await leasesInForce(queue)) await interrupt(queue, left, interrupting);
  };
  looking = (options.sole ? inherit() : Promise.resolve())
    .catch((error: unknown) => log.warn({ err: error }, 'jobs that were left behind wait for the end of their lease'))
    .finally(() => {
      looking = undefined;
      look();
    });

  const called = () => {
    // One of the running jobs may have been cancelled.
    for (const job of running.values()) void job.beat();
    look();
  };
  const listener = url === undefined ? undefined : listenForJobs({ url, log, onCall: called });
  const timer = setInterval(() => {
    listener?.check();
    look();
  }, timings.poll);

  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await listener?.close();
      // A job that was being taken is released too.
      await looking;
      for (const job of running.values()) job.stop('arret');
      await Promise.all([...running.values()].map(({ done }) => done));
      await threads.stop();
    },
  };
}
