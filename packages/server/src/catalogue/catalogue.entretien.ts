import { documentSchema, sourceSchema } from '@bridge/contract';
import type { Db } from '../schema.ts';
import { colonnesDe } from './colonnes.rules.ts';
import { forgetRun, moveNextDates, oldRuns, saveDates, staleObjets } from './reindexation.repository.ts';

/** Documents read again in one pass: the rest waits for the next one. */
const MOST = 5_000;
/** Read in one go: the process answers requests meanwhile. */
const LOT = 100;
/** How old the worked-out days of an objet may be. */
const WEEK = 7;
/** Runs of a feed whose answers are kept. */
const KEPT = 5;

interface Dependencies {
  readonly civilDay: (at: Date) => string;
  readonly langues: (db: Db) => Promise<readonly string[]>;
  readonly forgetAnswers: (importation: number) => Promise<void>;
}

/** What time itself does to the catalogue: next dates move on, the calendar is worked out further, old answers go. */
export function catalogueEntretien({ civilDay, langues, forgetAnswers }: Dependencies) {
  return {
    nom: 'catalogue',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const aujourdhui = civilDay(now);
      const deplacees = await moveNextDates(db, aujourdhui);
      const limit = civilDay(new Date(now.getTime() - WEEK * 86_400_000));
      const instant = { aujourdhui, langues: await langues(db) };
      let recalculees = 0;
      while (recalculees < MOST) {
        const stale = await staleObjets(db, limit, LOT);
        if (stale.length === 0) break;
        const dated = stale.map(({ id, document, source }) => ({
          id,
          colonnes: colonnesDe(documentSchema.parse(document), sourceSchema.parse(source), instant),
        }));
        await saveDates(db, dated, aujourdhui);
        recalculees += stale.length;
      }
      const passages = await oldRuns(db, KEPT, MOST);
      for (const passage of passages) {
        await forgetAnswers(passage);
        await forgetRun(db, passage);
      }
      return { deplacees, recalculees, reponses: passages.length };
    },
  };
}
