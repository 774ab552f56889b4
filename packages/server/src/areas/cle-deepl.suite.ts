import { entite, modeOf, parametres } from '@bridge/contract';
import { following } from '../crud/write/evenement.ts';
import { refreshEtatsDeCle } from './cle-deepl.repository.ts';

/** Keys of entities serve those below, only when several entities share the instance. */
export const cleDEntiteSuite = following(entite, async ({ tx }, { before, after }) => {
  if (before !== null && before.parent !== after.parent) await refreshEtatsDeCle(tx);
});

export const cleDeModeSuite = following(parametres, async ({ tx }, { before, after }) => {
  if (before === null || modeOf(before) !== modeOf(after)) await refreshEtatsDeCle(tx);
});
