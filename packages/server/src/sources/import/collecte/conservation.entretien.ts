import type { Db } from '../../../schema.ts';
import { clearStaging } from '../application/application.repository.ts';
import {
  forgetPages,
  forgetRejects,
  forgetSaid,
  forgetStates,
  forgetWhereItWas,
  noteLightened,
  removeRun,
  runsToLighten,
  runsToRemove,
  runsWithOldAnswers,
  whileOver,
} from './conservation.repository.ts';

const DAY = 86_400_000;
/** The last runs of a feed whose answers are kept: they are large, and show what the source sent lately. */
const ANSWERS = 5;
/** The last runs of a feed that keep their details, however old. */
const KEPT = 20;
/** The days during which every run keeps its details. */
const DETAILS_DAYS = 90;
const RUN_DAYS = 400;
/** The most runs lightened in one pass, and states deleted in one statement: the rest waits for the next hour. */
const MOST_RUNS = 200;
const LOT = 1_000;

interface Dependencies {
  /** Deletes the answers of a run from the disk. */
  readonly forgetAnswers: (importation: number) => Promise<void>;
}

/** The maintenance of runs: their details go after a while, then the runs themselves. */
export function conservationEntretien({ forgetAnswers }: Dependencies) {
  /**
   * Deletes the answers of a run and its staging. The files go once nothing counts on them, unless the run was taken up
   * meanwhile: they may be its new ones.
   */
  const forgetReading = async (
    db: Db,
    importation: number,
    rest: (tx: Db) => Promise<void> = async () => undefined,
  ) => {
    const done = await whileOver(db, importation, async (tx) => {
      await clearStaging(tx, importation);
      await forgetPages(tx, importation);
      await forgetWhereItWas(tx, importation);
      await rest(tx);
      return true;
    });
    if (done === undefined) return 0;
    await whileOver(db, importation, () => forgetAnswers(importation));
    return 1;
  };
  /** Deletes what explains a run and what undoes it. */
  const lighten = async (db: Db, importation: number, now: Date) => {
    let etats = 0;
    for (;;) {
      const forgotten = await whileOver(db, importation, (tx) => forgetStates(tx, importation, LOT));
      if (forgotten === undefined) return { allegees: 0, etats };
      etats += forgotten;
      if (forgotten < LOT) break;
    }
    const allegees = await forgetReading(db, importation, async (tx) => {
      await forgetRejects(tx, importation);
      await forgetSaid(tx, importation);
      await noteLightened(tx, importation, now);
    });
    return { allegees, etats };
  };
  return {
    nom: 'imports',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const ago = (days: number) => new Date(now.getTime() - days * DAY);
      const age = { answers: ANSWERS, kept: KEPT, since: ago(DETAILS_DAYS) };
      const done = { reponses: 0, allegees: 0, etats: 0, imports: 0 };
      for (const passage of await runsWithOldAnswers(db, age, MOST_RUNS))
        done.reponses += await forgetReading(db, passage);
      for (const passage of await runsToLighten(db, age, MOST_RUNS)) {
        const { allegees, etats } = await lighten(db, passage, now);
        done.allegees += allegees;
        done.etats += etats;
      }
      while (done.imports < MOST_RUNS) {
        // A run that was undone goes once the run that undid it is gone.
        const before = done.imports;
        for (const passage of await runsToRemove(db, ago(RUN_DAYS), KEPT, MOST_RUNS - before))
          if (await removeRun(db, passage)) done.imports += 1;
        if (done.imports === before) break;
      }
      return done;
    },
  };
}
