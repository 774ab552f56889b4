import { fluxBySystem, importation, type Systeme } from '@bridge/contract';
import { call } from '../../api/client.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';

/** Asks before an import that waits for a word is given up for another. */
export const askToReplace = (): Promise<boolean> =>
  askYesOrNo({
    title: 'Un import de ce flux attend votre accord',
    text: 'En lancer un autre l’abandonne\u00a0: la source est lue de nouveau, et rien de ce qu’il apportait n’est appliqué.',
    confirm: 'Abandonner et relancer',
    cancel: 'Ne rien faire',
  });

/** Whether another import of a feed may begin: at once, or once somebody gave up the one that waits. */
export async function mayBegin(systeme: Systeme, flux: number): Promise<boolean> {
  const filter = JSON.stringify({ [fluxBySystem[systeme].id]: [flux], etat: ['suspect'] });
  const query = { filter, itemsPerPage: 50, fields: 'etat,aBlanc' };
  // Where it cannot be known, the server is asked all the same.
  const { items } = await call(importation.calls.list, { query }).catch(() => ({ items: [] }));
  return !items.some(({ aBlanc, etat }) => etat === 'suspect' && aBlanc !== true) || askToReplace();
}
