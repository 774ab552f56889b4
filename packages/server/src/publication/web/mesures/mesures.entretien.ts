import { civilDay } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { removeCountsBefore } from './mesures.repository.ts';

/** Two summers can be compared, and no more is kept. */
export const MOIS_GARDES = 25;

/** Removes the statistics of public pages that are older than that. */
export const mesuresEntretien = {
  nom: 'mesures',
  async run(db: Db, now: Date): Promise<Record<string, number>> {
    const first = new Date(now);
    // From the first of a month: no month is shorter than another.
    first.setUTCDate(1);
    first.setUTCMonth(first.getUTCMonth() - MOIS_GARDES);
    return { lignes: await removeCountsBefore(db, civilDay(first)) };
  },
};
