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
  /** Milliseconds for which a silent worker keeps its job. */
  readonly lease: number;
  /** Milliseconds between two heartbeats of a worker. */
  readonly heartbeat: number;
  /** Milliseconds that a job may still run after it was asked to stop. */
  readonly grace: number;
  /** The least between two writes of progress. */
  readonly report: number;
}

export interface Execution {
  /** The database for leases and reports. */
  readonly queue: Db;
  /** The database for the work itself. */
  readonly db: Db;
  readonly clock: Clock;
  readonly databaseClock: SqlClock;
  readonly log: Log;
  readonly timings: Timings;
  readonly random: () => number;
  readonly reference: () => string;
  /** Runs a definition that asks for a thread of its own. */
  readonly inThread: (job: LeasedJob, context: JobContext) => Promise<Resultat>;
}

export interface RunningJob {
  readonly id: number;
  stop(why: StopReason): void;
  /** Renews the lease, and learns whether the job was cancelled. */
  beat(): Promise<void>;
  /** Never rejects: resolves once the row tells the end of the run, or belongs to another worker. */
  readonly done: Promise<void>;
}

const SETTLE_AGAIN = 500;

/** Runs a job that was just taken, from its first heartbeat to the end noted on its row. */
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
      // The lease may be over: another worker may have the job by now.
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

  /** The end is noted again until the lease is over: a database away for a moment must not repeat the work. */
  const conclude = async ({ settlement, line }: Outcome): Promise<void> => {
    if (settlement === null) return;
    for (;;) {
      try {
        // Reports that waited for the database are written before the end: afterwards nobody may write them.
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

/** A job that ignores its signal is not waited for: its guard keeps it from writing. */
async function orGivenUp<T>(run: Promise<T>, signal: AbortSignal, grace: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    const soon = () => {
      timer = setTimeout(() => reject(signal.reason), grace);
    };
    if (signal.aborted) soon();
    else signal.addEventListener('abort', soon, { once: true });
  });
  // A late rejection of the run must not surface as an unhandled one.
  run.catch(() => undefined);
  return Promise.race([run, givenUp]).finally(() => clearTimeout(timer));
}
