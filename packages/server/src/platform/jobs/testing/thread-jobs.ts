import { threadId } from 'node:worker_threads';
import { z } from 'zod';
import { defineJob, type JobContext, type JobDefinition } from '../job.definition.ts';
import { RetryLater } from '../job.errors.ts';
import { addEffect } from './effects.ts';
import { untilStopped } from './stopped.ts';

const donnees = z.object({});
const job = (type: string, run: (context: JobContext<object>) => Promise<Record<string, unknown>>): JobDefinition =>
  defineJob({ type, donnees, maxTentatives: 1, thread: true, run });

/** Jobs that show what a thread may do, and what may happen to it. */
export const threadJobs: readonly JobDefinition[] = [
  job('effet', async ({ db, guard, tache, progress, note }) => {
    progress({ progression: 50 });
    note('info', 'Depuis un autre fil.');
    await db.transaction().execute(async (tx) => {
      await guard(tx);
      await addEffect(tx, tache, 1);
    });
    return { fait: true };
  }),
  job('fil', async () => ({ fil: threadId })),
  job('faute', async ({ note }) => {
    note('info', String(threadId));
    throw new TypeError('x is not a function');
  }),
  job('boucle', async ({ note }) => {
    note('info', 'Sans fin.');
    for (;;);
  }),
  job('memoire', async () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(100_000).fill(1.5));
  }),
  job('chute', async () => process.exit(3)),
  job('report', async () => {
    throw new RetryLater(3_600_000, 'La source demande de patienter.');
  }),
  job('attente', async ({ signal, note }) => {
    note('info', 'J’attends.');
    return untilStopped(signal);
  }),
];
