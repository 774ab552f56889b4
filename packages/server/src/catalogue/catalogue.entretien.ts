import type { Db } from '../schema.ts';
import { moveNextDates, staleEvents, staleObjets } from './reclassement/reindexation.repository.ts';
import { saveColonnesDe } from './reclassement/reindexation.ts';

/** How many documents one pass reads again; those that no search could find so far do not wait for the next. */
const MOST = 5_000;
/** How many documents are read in one go, between which the process answers requests. */
const LOT = 100;
/** How old the computed days of an objet may be, in days. */
const WEEK = 7;

interface Dependencies {
  readonly civilDay: (at: Date) => string;
  readonly langues: (db: Db) => Promise<readonly string[]>;
}

/** The effect of time on the catalogue: next dates move on, and the calendar is computed further. */
export function catalogueEntretien({ civilDay, langues }: Dependencies) {
  return {
    nom: 'catalogue',
    run: async (db: Db, now: Date): Promise<Record<string, number>> => {
      const aujourdhui = civilDay(now);
      const deplacees = await moveNextDates(db, aujourdhui);
      const limit = civilDay(new Date(now.getTime() - WEEK * 86_400_000));
      const instant = { aujourdhui, langues: await langues(db) };
      let recalculees = 0;
      for (;;) {
        const old = await staleObjets(db, limit, LOT);
        const stale = old.length > 0 ? old : await staleEvents(db, aujourdhui, LOT);
        if (stale.length === 0 || (recalculees >= MOST && !stale[0]?.jamais)) break;
        await saveColonnesDe(db, stale, instant);
        recalculees += stale.length;
      }
      return { deplacees, recalculees };
    },
  };
}
