import type { ApercuDEdition } from '@bridge/contract';
import type { Apercus } from '../../../publication/print/apercus.ts';

/** The faults of a model's gabarits, at their lines. */
export function erreursDuModele({
  erreurs,
}: Pick<Awaited<ReturnType<Apercus['draw']>>, 'erreurs'>): ApercuDEdition['erreurs'] {
  return erreurs.map(({ message, ligne }) => ({ message, ligne }));
}
