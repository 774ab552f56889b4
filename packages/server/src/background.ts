import { randomUUID } from 'node:crypto';
import { NUIT } from './areas/after-work.ts';
import { FINS_D_ANNONCES } from './areas/annonces/rappels.ts';
import { rapportsMensuels } from './areas/annonces/rapport/mensuel.ts';
import { alertesDEcran } from './areas/display/ecran.alertes.ts';
import { alertesDeParution } from './areas/editions/parutions/parution.alertes.ts';
import { ALERTES } from './areas/importations/alerte.ts';
import { DROITS } from './areas/mediatheque/droits/droits.alerte.ts';
import { TRADUCTIONS_APIDAE } from './areas/reglages/lots/lot.service.ts';
import { type Entretien, startEntretiens } from './areas/superadmin/entretien.ts';
import { TRADUCTIONS_DE_NUIT } from './areas/traductions/traduction.job.ts';
import type { Engine } from './engine.ts';
import { type JobSettings, jobDefinitions, programmes } from './jobs.ts';
import type { Clock } from './platform/clock.ts';
import { FOR_JOBS, openDatabase } from './platform/db/database.ts';
import { startJobs } from './platform/jobs/runner.ts';
import { startScheduler } from './platform/jobs/scheduler.ts';
import type { Log } from './platform/log.ts';
import { programmeDesReleves } from './publication/ecran/releves/releves.job.ts';
import type { Db, Schema } from './schema.ts';

interface Background {
  readonly db: Db;
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly logLevel: string;
  readonly settings: JobSettings;
  readonly engine: Engine;
  readonly entretiens: readonly Entretien[];
  /** The name of this process among those that share the database. */
  readonly serveur: string;
  /** Whether no other process uses this database. */
  readonly sole: boolean;
  /** The file that threads run. */
  readonly threadEntry: URL;
}

/** How many jobs run at once, for two cores: one computes in its thread, the other waits for its source. */
const CONCURRENCY = 2;

/** The work of the product by itself: jobs, schedule and periodic maintenance. */
export function startBackground(background: Background): { stop(): Promise<void> } {
  const { db, url, clock, log, logLevel, settings, engine, entretiens, serveur, sole, threadEntry } = background;
  const work = openDatabase<Schema>(url, log, FOR_JOBS);
  const jobs = startJobs({
    queue: db,
    db: work,
    definitions: jobDefinitions(settings, engine),
    clock,
    log,
    serveur,
    sole,
    url,
    concurrency: CONCURRENCY,
    random: Math.random,
    reference: randomUUID,
    thread: { entry: threadEntry, url, logLevel, settings },
  });
  // Nobody waits for the schedule: while the server starts, a connection may take longer than people would wait.
  const scheduler = startScheduler({
    db: work,
    clock,
    log,
    due: async () => [
      ...(await programmes(work)),
      ALERTES,
      alertesDeParution(settings),
      alertesDEcran(settings),
      programmeDesReleves,
      DROITS,
      rapportsMensuels(settings),
      FINS_D_ANNONCES,
      ...TRADUCTIONS_APIDAE,
      NUIT,
      TRADUCTIONS_DE_NUIT,
    ],
  });
  const maintenance = startEntretiens({ db: work, clock, log }, entretiens);
  const close = async () => {
    await Promise.all([scheduler.stop(), jobs.stop(), maintenance.stop()]);
    await work.destroy();
  };
  let closing: Promise<void> | undefined;
  return {
    /** A second call gets the same end. */
    stop: () => {
      closing ??= close();
      return closing;
    },
  };
}
