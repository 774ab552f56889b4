import { SANS_REGLE } from '@bridge/contract';
import type { SelectionEnregistree } from '../catalogue/selection/saved.repository.ts';

/** A sélection of these objets in this order, which is not saved. */
export function selectionChoisie(objets: readonly number[]): SelectionEnregistree {
  return {
    id: 1,
    version: 1,
    entiteId: null,
    brouillon: {
      mode: 'manuelle',
      regles: SANS_REGLE,
      inclusions: objets.map((objet, rang) => ({ objet, position: rang + 1 })),
      exclusions: [],
      tri: null,
      limite: null,
      dedoublonnage: null,
    },
  };
}
