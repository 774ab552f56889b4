import type { Db } from '../schema.ts';
import { moveNextDates, staleObjets } from './reclassement/reindexation.repository.ts';
import { saveColonnesDe } from './reclassement/reindexation.ts';

/** Documents read again in one pass: the rest waits for the next one, but for those that nobody could find until then. */
const MOST = 5_000;
/** Read in one go: the process answers requests meanwhile. */
const LOT = 100;
/** How old the worked-out days of an objet may be. */
const WEEK = 7;

interface Dependencies {
  readonly civilDay: (at: Date) => string;
  readonly langues: (db: Db) => Promise<readonly string[]>;
}

/** What time itself does to the catalogue: next dates move on, the calendar is worked out further. */
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
        const stale = await staleObjets(db, limit, LOT);
        if (stale.length === 0 || (recalculees >= MOST && !stale[0]?.jamais)) break;
        await saveColonnesDe(db, stale, instant);
        recalculees += stale.length;
      }
      return { deplacees, recalculees };
    },
  };
}
