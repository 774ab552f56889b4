import type { Db } from '../../../schema.ts';
import { premierJourGarde } from '../mesures/mesures.entretien.ts';
import { CLES_GARDEES, forgetComptes, forgetEvenements } from './evenements.repository.ts';

/** Removes the keys of what was told hours ago, and what was counted years ago. */
export const annoncesEntretien = {
  nom: 'annonces',
  async run(db: Db, now: Date): Promise<Record<string, number>> {
    return {
      cles: await forgetEvenements(db, new Date(now.getTime() - CLES_GARDEES)),
      comptes: await forgetComptes(db, await premierJourGarde(db, now)),
    };
  },
};
