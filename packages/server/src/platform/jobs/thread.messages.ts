import type { NiveauTache } from '@bridge/contract';
import { isDatabaseUnavailable } from '../db/pool.ts';
import { DatabaseUnavailableError } from '../db/while-alive.ts';
import type { Progress, Resultat } from './job.definition.ts';
import { JobFailure, JobLost, JobStop, RetryLater, type StopReason } from './job.errors.ts';
import type { Lease } from './lease.repository.ts';

/** The data that a thread is started with. */
export interface ThreadData {
  readonly url: string;
  readonly logLevel: string;
  /** The settings that definitions are made from, as plain data, which crosses over. */
  readonly settings: unknown;
}

/** A job as it crosses over. */
export interface ThreadJob {
  readonly lease: Lease;
  readonly type: string;
  readonly donnees: unknown;
}

export type ThreadOrder =
  | { readonly kind: 'run'; readonly job: ThreadJob }
  | { readonly kind: 'stop'; readonly why: StopReason };

export type ThreadNews =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'note'; readonly niveau: NiveauTache; readonly texte: string }
  | { readonly kind: 'done'; readonly resultat: Resultat }
  | { readonly kind: 'failed'; readonly error: SentError }
  /** The thread may be given another job; `held` is the bytes that it holds meanwhile. */
  | { readonly kind: 'free'; readonly held: number };

/** An error on its way between threads, where it loses its class. */
export type SentError =
  | { readonly kind: 'stop'; readonly why: StopReason }
  | { readonly kind: 'later'; readonly milliseconds: number; readonly message: string }
  | { readonly kind: 'failure'; readonly message: string; readonly retry: boolean }
  | { readonly kind: 'database'; readonly message: string }
  | { readonly kind: 'unforeseen'; readonly message: string; readonly stack: string | null };

export function sentError(error: unknown): SentError {
  if (error instanceof JobStop) return { kind: 'stop', why: error.why };
  if (error instanceof RetryLater) return { kind: 'later', milliseconds: error.milliseconds, message: error.message };
  if (error instanceof JobFailure) return { kind: 'failure', message: error.message, retry: error.retry };
  const message = error instanceof Error ? error.message : String(error);
  if (isDatabaseUnavailable(error)) return { kind: 'database', message };
  return { kind: 'unforeseen', message, stack: error instanceof Error ? (error.stack ?? null) : null };
}

export function receivedError(error: SentError): Error {
  switch (error.kind) {
    case 'stop':
      return error.why === 'perdue' ? new JobLost() : new JobStop(error.why);
    case 'later':
      return new RetryLater(error.milliseconds, error.message);
    case 'failure':
      return new JobFailure(error.message, { retry: error.retry });
    case 'database':
      return new DatabaseUnavailableError(error.message);
    case 'unforeseen': {
      const received = new Error(error.message);
      if (error.stack !== null) received.stack = error.stack;
      return received;
    }
  }
}
