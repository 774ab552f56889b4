import { parametres } from '@bridge/contract';
import type { SingleEntry } from '../../crud/write/single.service.ts';
import { requireFichier } from './fichier.service.ts';
import {
  countChange,
  lockParametres,
  type ParametresEnregistres,
  parametresEnregistres,
  saveParametres,
} from './parametre.repository.ts';

export const PARAMETRES: SingleEntry<ParametresEnregistres> = {
  resource: parametres,
  lock: lockParametres,
  read: (db) => parametresEnregistres(db),
  save: async ({ tx, acteur, at }, _, changes) => {
    await requireFichier(tx, changes.logo);
    await saveParametres(tx, changes, at);
    await countChange(tx, acteur.userId, at);
  },
};
