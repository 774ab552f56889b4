import { civilDay } from '@bridge/contract';
import { afterImport } from '../areas/after-work.ts';
import { alertOf } from '../areas/importations/alerte.ts';
import type { Clock } from '../platform/clock.ts';
import { ENDLESS_ROOM } from '../platform/files/room.ts';
import { JobFailure } from '../platform/jobs/job.errors.ts';
import { databaseClock, guardLease, takeNext } from '../platform/jobs/lease.repository.ts';
import { settle } from '../platform/jobs/settle.repository.ts';
import type { Outside } from '../platform/net/outside.types.ts';
import type { Db } from '../schema.ts';
import { importJob } from '../sources/import/importation.job.ts';
import { openFlux } from '../sources/import/ouverture/ouverture.ts';
import { createTestEngine } from './engine.ts';

interface Surroundings {
  readonly outside: Outside;
  readonly depots: string;
  readonly imports: string;
  readonly clock: Clock;
  readonly langues: readonly string[];
}

/** Runs all waiting imports one by one, as a worker would; returns how many. */
export async function doImports(db: Db, { outside, depots, imports, clock, langues }: Surroundings): Promise<number> {
  const opening = { ...createTestEngine(), depots };
  const job = importJob({
    outside,
    room: ENDLESS_ROOM,
    sleep: async () => undefined,
    random: () => 0,
    dossier: imports,
    openFlux: (tx, run) => openFlux(opening, tx, run),
    instant: async (_db, now) => ({ aujourdhui: civilDay(now), langues }),
    alert: alertOf,
    applied: afterImport,
  });
  const taking = { types: ['import'], serveur: 'essai', lease: 60_000, clock: databaseClock };
  for (let done = 0; ; done += 1) {
    const lease = await takeNext(db, taking);
    if (lease === undefined) return done;
    const context = {
      db,
      donnees: job.donnees.parse(lease.donnees),
      tache: lease.id,
      guard: (tx: Db) => guardLease(tx, lease),
      progress: () => undefined,
      note: () => undefined,
      signal: new AbortController().signal,
      clock,
      // Imports write nothing to the log.
      log: undefined as never,
    };
    const settlement = await job.run(context).then(
      (resultat) => ({ etat: 'reussie', resultat }) as const,
      (error: unknown) => {
        if (!(error instanceof JobFailure)) throw error;
        return { etat: 'echouee', message: error.message } as const;
      },
    );
    await settle(db, lease, { settlement, clock: databaseClock });
  }
}
