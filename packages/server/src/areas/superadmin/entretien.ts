import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Db } from '../../schema.ts';
import { inTurn, lastRuns, noteRun } from './entretien.repository.ts';

/** A task of the periodic maintenance; it returns the counts of what it did. */
export interface Entretien {
  readonly nom: string;
  run(db: Db, now: Date): Promise<Record<string, number>>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

const HOUR = 60 * 60 * 1000;
/** Timers drift: a task that ran almost an hour ago is due. */
const DRIFT = 5 * 60 * 1000;

/** Runs the due tasks, on one instance at a time. A task that fails does not stop the others. */
export async function runEntretiens(
  { db, clock, log }: Dependencies,
  entretiens: readonly Entretien[],
  every = HOUR,
): Promise<void> {
  await inTurn(db, async () => {
    const runs = await lastRuns(db);
    for (const entretien of entretiens) {
      const { nom } = entretien;
      const now = clock.now();
      const last = runs.find((known) => known.nom === nom)?.dernier_le;
      if (last && now.getTime() - last.getTime() < every - DRIFT) continue;
      const start = performance.now();
      const { resultat, erreur } = await attempt(() => entretien.run(db, now));
      if (erreur) log.warn({ err: erreur, entretien: nom }, 'maintenance failed');
      await noteRun(db, {
        nom,
        dernier_le: now,
        duree_ms: Math.round(performance.now() - start),
        resultat,
        erreur: erreur?.message.slice(0, 500) ?? null,
      });
    }
  });
}

async function attempt(
  work: () => Promise<Record<string, number>>,
): Promise<{ resultat: Record<string, number>; erreur: Error | null }> {
  try {
    return { resultat: await work(), erreur: null };
  } catch (error) {
    return { resultat: {}, erreur: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Runs at once, then every hour, until it is stopped. A run under way then ends by itself. */
export function startEntretiens(
  dependencies: Dependencies,
  entretiens: readonly Entretien[],
  every = HOUR,
): { stop: () => Promise<void> } {
  const turn = () =>
    runEntretiens(dependencies, entretiens, every).catch((error: unknown) =>
      dependencies.log.warn({ err: error }, 'maintenance failed'),
    );
  let running = turn();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
