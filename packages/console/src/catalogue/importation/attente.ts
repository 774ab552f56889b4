import { fluxBySystem, importation, type Systeme } from '@bridge/contract';
import { call } from '../../api/client.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';

/** Asks before another import takes the place of an import that waits for agreement. */
export const askToReplace = (): Promise<boolean> =>
  askYesOrNo({
    title: 'Un import de ce flux attend votre accord',
    text: 'En lancer un autre l’abandonne\u00a0: la source est lue de nouveau, et rien de ce qu’il apportait n’est appliqué.',
    confirm: 'Abandonner et relancer',
    cancel: 'Ne rien faire',
  });

/** Whether another import of a feed may begin: none waits for agreement, or the person gives it up. */
export async function mayBegin(systeme: Systeme, flux: number): Promise<boolean> {
  const filter = JSON.stringify({ [fluxBySystem[systeme].id]: [flux], etat: ['suspect'] });
  const query = { filter, itemsPerPage: 50, fields: 'etat,aBlanc' };
  // When this cannot be known, the import is asked for all the same: the server decides.
  const { items } = await call(importation.calls.list, { query }).catch(() => ({ items: [] }));
  return !items.some(({ aBlanc, etat }) => etat === 'suspect' && aBlanc !== true) || askToReplace();
}
