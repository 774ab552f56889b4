import type { RemarqueDeComposition } from './edition-composee.ts';

type Dite = Pick<RemarqueDeComposition, 'genre' | 'gravite' | 'texte'> & Partial<RemarqueDeComposition>;

/** Says what should be known before printing. */
export type Remarquer = (remarque: Dite) => void;

export function collectRemarques(): {
  readonly remarquer: Remarquer;
  readonly remarques: readonly RemarqueDeComposition[];
} {
  const remarques: RemarqueDeComposition[] = [];
  return { remarques, remarquer: (remarque) => void remarques.push({ cle: null, objet: null, ...remarque }) };
}
