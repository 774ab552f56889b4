import type { Db } from '../../schema.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { interrupt, leasesInForce, suspectLeases } from './interruption.repository.ts';
import type { JobDefinition } from './job.definition.ts';
import { type Execution, type RunningJob, startJob, type Timings } from './job.execution.ts';
import { databaseClock, type LeasedJob, type SqlClock, takeNext } from './lease.repository.ts';
import { createSuspicion } from './suspicion.ts';
import { createThreads, type ThreadOptions } from './thread.host.ts';
import { listenForJobs } from './wake.repository.ts';

export interface JobsTimings extends Timings {
  /** How often the queue is looked at, besides when it calls. */
  readonly poll: number;
  /** How long a lease that looks over is watched before its job is taken back. */
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
/** A job whose server died this often without its getting any further is held to be the cause. */
const MOST_INTERRUPTIONS = 10;

export interface JobsOptions {
  /** Connections for leases and reports: those that people's requests use do. */
  readonly queue: Db;
  /** Connections for the jobs themselves, opened with FOR_JOBS. */
  readonly db: Db;
  readonly definitions: readonly JobDefinition[];
  readonly clock: Clock;
  readonly log: Log;
  /** Names this process, on the screen of tasks and among the others. */
  readonly serveur: string;
  /** How many jobs at once. */
  readonly concurrency: number;
  readonly random: () => number;
  /** Draws the number that an unforeseen error is found by in the log. */
  readonly reference: () => string;
  /** Where to listen for new jobs; without it they are found at the next look. */
  readonly url?: string;
  /** How to start threads; needed as soon as a definition wants one. */
  readonly thread?: ThreadOptions;
  /** Nobody else works on this database: whatever is leased at the start was left by a process that died. */
  readonly sole?: boolean;
  readonly timings?: Partial<JobsTimings>;
  /** One that jumps, in tests. */
  readonly databaseClock?: SqlClock;
}

/** Takes jobs from the queue and runs them until it is stopped; then what runs is released, without using up an attempt. */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const { queue, definitions, log, serveur, concurrency, url } = options;
  const timings = { ...TIMINGS, ...options.timings };
  const clock = options.databaseClock ?? databaseClock;
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  const inThread = createThreads(options.thread, timings.grace);
  const execution: Execution = { ...options, databaseClock: clock, timings, inThread };
  const running = new Map<number, RunningJob>();
  const typeOf = new Map<number, string>();
  /** What may be begun now. */
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
    // Perhaps one of those that run is to be cancelled.
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
      // What was being taken is released too.
      await looking;
      for (const job of running.values()) job.stop('arret');
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
