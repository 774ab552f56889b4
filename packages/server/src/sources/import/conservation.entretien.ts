import type { Db } from '../../schema.ts';
import { clearStaging } from './application.repository.ts';
import {
  forgetPages,
  forgetRejects,
  forgetStates,
  noteLightened,
  removeRuns,
  runsToLighten,
  runsWithOldAnswers,
} from './conservation.repository.ts';

const DAY = 86_400_000;
/** Runs of a feed whose answers are kept: they are large, and serve to find out what the source sent lately. */
const ANSWERS = 5;
/** Runs of a feed that can be looked at in detail, however old. */
const KEPT = 20;
/** And those of so many days, however many. */
const DETAILS_DAYS = 90;
const RUN_DAYS = 400;
/** Runs lightened in one pass, and states thrown away in one statement: the rest waits for the next hour. */
const MOST_RUNS = 200;
const LOT = 1_000;

interface Dependencies {
  /** The answers of a run, on the disk. */
  readonly forgetAnswers: (importation: number) => Promise<void>;
}

/** Of the periodic maintenance: what runs keep to be explained and taken back goes after a while, then the runs themselves. */
export function conservationEntretien({ forgetAnswers }: Dependencies) {
  /** What the source answered, and what was made of it before anything was touched. */
  const forgetReading = async (db: Db, importation: number) => {
    await forgetAnswers(importation);
    await clearStaging(db, importation);
    await forgetPages(db, importation);
  };
  return {
    nom: 'imports',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const ago = (days: number) => new Date(now.getTime() - days * DAY);
      const age = { answers: ANSWERS, kept: KEPT, since: ago(DETAILS_DAYS) };
      const answered = await runsWithOldAnswers(db, age, MOST_RUNS);
      for (const passage of answered) await forgetReading(db, passage);
      const passages = await runsToLighten(db, age, MOST_RUNS);
      let etats = 0;
      for (const passage of passages) {
        for (;;) {
          const forgotten = await forgetStates(db, passage, LOT);
          etats += forgotten;
          if (forgotten < LOT) break;
        }
        await forgetRejects(db, passage);
        await forgetReading(db, passage);
        await noteLightened(db, passage, now);
      }
      let imports = 0;
      for (;;) {
        // One that was taken back goes once the one that took it back is gone.
        const removed = await removeRuns(db, ago(RUN_DAYS), KEPT, MOST_RUNS);
        imports += removed;
        if (removed === 0 || imports >= MOST_RUNS) break;
      }
      return { reponses: answered.length, allegees: passages.length, etats, imports };
    },
  };
}
