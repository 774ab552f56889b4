import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../schema.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { JobContext, JobDefinition, Resultat } from './job.definition.ts';
import { JobFailure, JobStop, type StopReason } from './job.errors.ts';
import { type Outcome, outcomeOf } from './job.outcome.ts';
import { createReporter } from './job.reporter.ts';
import { guardLease, type LeasedJob, renewLease, type SqlClock } from './lease.repository.ts';
import { addNotes, saveProgress } from './report.repository.ts';
import { settle } from './settle.repository.ts';

export interface Timings {
  /** How long a job belongs to a worker that says nothing. */
  readonly lease: number;
  /** How often the worker says that it is there. */
  readonly heartbeat: number;
  /** How long a job that was asked to stop may go on. */
  readonly grace: number;
  /** The least between two writes of progress. */
  readonly report: number;
}

export interface Execution {
  /** For leases and reports. */
  readonly queue: Db;
  /** For the work itself. */
  readonly db: Db;
  readonly clock: Clock;
  readonly databaseClock: SqlClock;
  readonly log: Log;
  readonly timings: Timings;
  readonly random: () => number;
  readonly reference: () => string;
  /** Runs a definition that wants a thread of its own. */
  readonly inThread: (job: LeasedJob, context: JobContext) => Promise<Resultat>;
}

export interface RunningJob {
  readonly id: number;
  stop(why: StopReason): void;
  /** Says that it is there, and hears whether the job was cancelled. */
  beat(): Promise<void>;
  /** Never rejects: resolves when the row says how it ended, or when it is somebody else's. */
  readonly done: Promise<void>;
}

const SETTLE_AGAIN = 500;

/** Runs a job that was just taken, from its first heartbeat to the last word on its row. */
export function startJob(execution: Execution, job: LeasedJob, definition: JobDefinition): RunningJob {
  const { queue, clock, databaseClock, timings } = execution;
  const log = execution.log.child({ tache: job.id, type: job.type });
  const stopping = new AbortController();
  const stop = (why: StopReason) => {
    if (!stopping.signal.aborted) stopping.abort(new JobStop(why));
  };
  const reporter = createReporter({
    clock,
    every: timings.report,
    save: async (progress, notes) => {
      if (progress) await saveProgress(queue, job, progress, databaseClock);
      await addNotes(queue, job, notes);
    },
    onError: (error) => log.warn({ err: error }, 'the progress of a job was not written'),
  });

  let renewed = performance.now();
  const beat = async () => {
    try {
      const asked = performance.now();
      const state = await renewLease(queue, job, { length: timings.lease, clock: databaseClock });
      if (state === 'lost') stop('perdue');
      else renewed = asked;
      if (state === 'cancelled') stop('annulee');
    } catch (error) {
      log.warn({ err: error }, 'the lease of a job was not renewed');
      // For all that is known, somebody else has it by now.
      if (performance.now() - renewed > timings.lease) stop('perdue');
    }
  };
  const heart = setInterval(() => void beat(), timings.heartbeat);
  const limit = definition.delai === undefined ? undefined : setTimeout(() => stop('delai'), definition.delai);

  const context = (donnees: unknown): JobContext => ({
    db: execution.db,
    donnees,
    tache: job.id,
    guard: (tx) => guardLease(tx, job),
    progress: reporter.progress,
    note: reporter.note,
    signal: stopping.signal,
    clock,
    log,
  });

  const work = async (): Promise<Outcome> => {
    try {
      const donnees = definition.donnees.safeParse(job.donnees);
      if (!donnees.success) throw new JobFailure('Les données de cette tâche ne sont pas lisibles.', { retry: false });
      const own = context(donnees.data);
      const run = definition.thread ? execution.inThread(job, own) : definition.run(own);
      const resultat = await orGivenUp(run, stopping.signal, timings.grace);
      return { settlement: { etat: 'reussie', resultat } };
    } catch (error) {
      const stopped = stopping.signal.reason instanceof JobStop ? stopping.signal.reason : null;
      const { random, reference } = execution;
      const outcome = outcomeOf(error, { job, stopped, random, reference });
      if (outcome.reference) log.error({ err: error, reference: outcome.reference }, 'a job failed');
      return outcome;
    }
  };

  /** A database that is away for a moment must not make the work be done twice: it is told until the lease is over. */
  const conclude = async ({ settlement, line }: Outcome): Promise<void> => {
    if (settlement === null) return;
    for (;;) {
      try {
        // What it said while the database was away comes before its end: afterwards it is nobody's to write.
        await reporter.flush();
        await settle(queue, job, { settlement, clock: databaseClock, ...(line ? { line } : {}) });
        return;
      } catch (error) {
        log.warn({ err: error }, 'the end of a job was not written');
        if (performance.now() - renewed > timings.lease || isStopped(stopping.signal, 'arret')) return;
        await delay(SETTLE_AGAIN);
      }
    }
  };

  const run = async () => {
    const outcome = await work();
    clearTimeout(limit);
    await conclude(outcome);
    clearInterval(heart);
  };
  return { id: job.id, stop, beat, done: run() };
}

function isStopped({ reason }: AbortSignal, why: StopReason): boolean {
  return reason instanceof JobStop && reason.why === why;
}

/** A job that does not listen is not waited for: its guard keeps it from writing, whatever it still does. */
async function orGivenUp<T>(run: Promise<T>, signal: AbortSignal, grace: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    const soon = () => {
      timer = setTimeout(() => reject(signal.reason), grace);
    };
    if (signal.aborted) soon();
    else signal.addEventListener('abort', soon, { once: true });
  });
  // Whoever loses the race must not surface as an unhandled rejection.
  run.catch(() => undefined);
  return Promise.race([run, givenUp]).finally(() => clearTimeout(timer));
}
