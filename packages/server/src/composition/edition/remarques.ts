import type { RemarqueDeComposition } from './edition-composee.ts';

type Dite = Pick<RemarqueDeComposition, 'genre' | 'gravite' | 'texte'> & Partial<RemarqueDeComposition>;

/** Adds a remark for the person who prints. */
export type Remark = (remarque: Dite) => void;

export function collectRemarques(): {
  readonly remark: Remark;
  readonly remarques: readonly RemarqueDeComposition[];
} {
  const remarques: RemarqueDeComposition[] = [];
  return { remarques, remark: (remarque) => void remarques.push({ cle: null, objet: null, ...remarque }) };
}
