import type { NiveauTache } from '@bridge/contract';
import type { z } from 'zod';
import type { Db } from '../../schema.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** What a job leaves behind, kept as JSON on its row. */
export type Resultat = Readonly<Record<string, unknown>>;

export interface Progress {
  /** Of the whole, 0 to 100. */
  readonly progression?: number;
  /** What it is doing, in French: « Fiches 401 à 600 ». */
  readonly etape?: string;
}

export interface JobContext<D = unknown> {
  /** Connections without the deadline of those that people wait for. */
  readonly db: Db;
  readonly donnees: D;
  readonly tache: number;
  /**
   * To be called first in every transaction of the job. Until that transaction ends nobody else can take the job; where
   * somebody has already, it throws JobLost: so effects happen once, however long this process was paused.
   */
  readonly guard: (tx: Db) => Promise<void>;
  /** Shown to people, and what tells a job that is interrupted again and again from one that gets on. Never waited for. */
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
  /** In a thread of its own: for what computes, so that requests are answered meanwhile and a crash takes nothing else along. */
  readonly thread?: boolean;
  /** One at a time in a server, whatever places are free: for what takes much memory. */
  readonly alone?: boolean;
  /** The longest that one run may take, in milliseconds. */
  readonly delai?: number;
  // A method, so that definitions of different data share a list.
  run(context: JobContext<D>): Promise<Resultat>;
}

/** Gives the data of a definition their type. */
export function defineJob<D, T extends string>(definition: JobDefinition<D, T>): JobDefinition<D, T> {
  return definition;
}
