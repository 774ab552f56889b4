import type { ApercuDEdition } from '@bridge/contract';
import type { Apercus } from '../../../publication/print/apercus.ts';

/** Beside a model, faults are told at their lines: the file is that of the gabarit. */
export function erreursDuModele({
  erreurs,
}: Pick<Awaited<ReturnType<Apercus['draw']>>, 'erreurs'>): ApercuDEdition['erreurs'] {
  return erreurs.map(({ message, ligne }) => ({ message, ligne }));
}
