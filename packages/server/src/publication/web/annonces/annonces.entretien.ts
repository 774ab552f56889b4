import type { Db } from '../../../schema.ts';
import { MOIS_GARDES } from '../mesures/mesures.entretien.ts';
import { CLES_GARDEES, forgetComptes, forgetEvenements } from './evenements.repository.ts';

/** Removes the keys of what was told hours ago, and what was counted years ago. */
export const annoncesEntretien = {
  nom: 'annonces',
  async run(db: Db, now: Date): Promise<Record<string, number>> {
    const first = new Date(now);
    first.setUTCDate(1);
    first.setUTCMonth(first.getUTCMonth() - MOIS_GARDES);
    return {
      cles: await forgetEvenements(db, new Date(now.getTime() - CLES_GARDEES)),
      comptes: await forgetComptes(db, first),
    };
  },
};
