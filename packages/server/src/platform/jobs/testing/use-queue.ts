import type { EtatTache } from '@bridge/contract';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Db, Schema } from '../../../schema.ts';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/database.ts';
import { until } from '../../db/embedded/until.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { createLog } from '../../log.ts';
import { enqueue, type NewJob } from '../enqueue.repository.ts';
import type { JobContext, JobDefinition, Resultat } from '../job.definition.ts';
import { type JobsOptions, startJobs } from '../runner.ts';
import { createEffects } from './effects.ts';

/** Leases and heartbeats short enough to be waited for. */
export const QUICK = { lease: 1_000, heartbeat: 100, grace: 100, report: 10, poll: 50, watch: 300 };

/** How long tests wait, in milliseconds, even on a busy machine. */
export const PATIENCE = 55_000;

let serial = 0;

/** A kind of job that nothing else of the test file takes. */
export function essai(
  run: (context: JobContext<{ valeur?: number | undefined }>) => Promise<Resultat> | Resultat,
  options: Partial<JobDefinition> = {},
): JobDefinition<{ valeur?: number | undefined }> {
  serial += 1;
  return {
    type: `essai-${serial}`,
    maxTentatives: 3,
    ...options,
    donnees: z.object({ valeur: z.number().optional() }),
    run: async (context) => run(context),
  };
}

/** A queue on a database of its own, with the workers that a test starts and the state of jobs. */
export function useQueue() {
  const database = useTestDatabase();
  let db: Db | undefined;
  beforeAll(async () => {
    db = openDatabase<Schema>(database.url(), createLog('silent'));
    await createEffects(db);
  });
  afterAll(() => db?.destroy());
  const opened = (): Db => {
    if (!db) throw new Error('The queue exists only inside hooks and tests');
    return db;
  };

  const ask = async <D>(definition: JobDefinition<D>, changes: Partial<NewJob<D>> = {}) => {
    const { id } = await enqueue(
      opened(),
      {
        definition,
        donnees: definition.donnees.parse({}),
        cible: 'Essai',
        entiteId: null,
        demandePar: null,
        ...changes,
      },
      new Date(),
    );
    return id;
  };

  const work = (definitions: readonly JobDefinition[], options: Partial<JobsOptions> = {}) => {
    const jobs = startJobs({
      queue: opened(),
      db: opened(),
      clock: systemClock,
      log: createLog('silent'),
      serveur: 'essai',
      concurrency: 1,
      random: () => 0,
      reference: () => 'REF',
      ...options,
      definitions,
      timings: { ...QUICK, ...options.timings },
    });
    onTestFinished(() => jobs.stop());
    return jobs;
  };

  const row = (id: number) => opened().selectFrom('taches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const lines = async (id: number) => {
    const found = await opened()
      .selectFrom('tache_journal')
      .select('texte')
      .where('tache_id', '=', id)
      .orderBy('numero')
      .execute();
    return found.map(({ texte }) => texte);
  };

  /** Waits until a job is in a state, and returns its row. */
  const reached = async (id: number, etat: EtatTache) => {
    const came = await until(async () => (await row(id)).etat === etat, PATIENCE);
    const now = await row(id);
    expect({ etat: now.etat, message: came ? '' : now.message }).toEqual({ etat, message: '' });
    return now;
  };

  return { db: opened, url: database.url, ask, work, row, lines, reached };
}

/** A door that a job waits at, and that a test opens. */
export function door() {
  let open: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    open,
    /** Resolves once a job waits at the door. */
    arrived,
    pass: () => {
      arrive();
      return opened;
    },
  };
}
