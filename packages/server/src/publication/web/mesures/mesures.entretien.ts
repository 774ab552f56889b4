import { civilDay } from '@bridge/contract';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import type { Db } from '../../../schema.ts';
import { removeCountsBefore } from './mesures.repository.ts';

/** The first day kept in the statistics, always the first of a month, by the months that the parameters say. */
export async function premierJourGarde(db: Db, now: Date): Promise<Date> {
  const { retention_statistiques: months } = await parametresLus(db, 'retention_statistiques');
  const first = new Date(now);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first;
}

/** Removes the statistics of public pages that are older than that. */
export const mesuresEntretien = {
  nom: 'mesures',
  async run(db: Db, now: Date): Promise<Record<string, number>> {
    return { lignes: await removeCountsBefore(db, civilDay(await premierJourGarde(db, now))) };
  },
};
