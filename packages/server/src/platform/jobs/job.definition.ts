import type { NiveauTache } from '@bridge/contract';
import type { z } from 'zod';
import type { Db } from '../../schema.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** The result of a job, kept as JSON on its row. */
export type Resultat = Readonly<Record<string, unknown>>;

export interface Progress {
  /** The progress from 0 to 100. */
  readonly progression?: number;
  /** The current step, in French: « Fiches 401 à 600 ». */
  readonly etape?: string;
}

export interface JobContext<D = unknown> {
  /** Connections without the time limits of those that people wait for. */
  readonly db: Db;
  readonly donnees: D;
  readonly tache: number;
  /**
   * To call first in every transaction of the job. Nobody else can take the job until that transaction ends, and
   * JobLost is thrown when somebody already has: effects happen once, however long this process was paused.
   */
  readonly guard: (tx: Db) => Promise<void>;
  /** Shows progress to people; a job that advances is told by it from one interrupted again and again. */
  readonly progress: (progress: Progress) => void;
  /** A line of the journal of the job, in French. Never waited for. */
  readonly note: (niveau: NiveauTache, texte: string) => void;
  /** Aborted with a JobStop: the work in hand ends at the next safe place. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly log: Log;
}

/** A kind of work. */
export interface JobDefinition<D = unknown, T extends string = string> {
  readonly type: T;
  readonly donnees: z.ZodType<D>;
  readonly maxTentatives: number;
  /** Runs in a thread of its own, for computations: requests get answers meanwhile, and a crash ends nothing else. */
  readonly thread?: boolean;
  /** Runs one at a time in a server, whatever places are free, for work that takes much memory. */
  readonly alone?: boolean;
  /** The longest time of one run, in milliseconds. */
  readonly delai?: number;
  // A method, so that definitions of different data share a list.
  run(context: JobContext<D>): Promise<Resultat>;
}

/** Gives the data of a definition their type. */
export function defineJob<D, T extends string>(definition: JobDefinition<D, T>): JobDefinition<D, T> {
  return definition;
}
