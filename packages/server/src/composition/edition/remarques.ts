import type { RemarqueDeComposition } from './edition-composee.ts';

type Dite = Pick<RemarqueDeComposition, 'genre' | 'gravite' | 'texte'> & Partial<RemarqueDeComposition>;

/** Says what should be known before printing. */
export type Remark = (remarque: Dite) => void;

export function collectRemarques(): {
  readonly remark: Remark;
  readonly remarques: readonly RemarqueDeComposition[];
} {
  const remarques: RemarqueDeComposition[] = [];
  return { remarques, remark: (remarque) => void remarques.push({ cle: null, objet: null, ...remarque }) };
}
