import type { ExtremesDeRubrique } from '@bridge/contract';

/** The measures of a fiche, for its page. */
export interface Mesure {
  readonly id: number;
  readonly nom: string;
  /** The length of all its texts, in characters. */
  readonly longueur: number;
  readonly hasPhoto: boolean;
}

type Cas = ExtremesDeRubrique['extremes'][number]['cas'];

/** The fiches that pages find hardest to hold, each case once; none without a fiche. */
export function casExtremes(mesures: readonly Mesure[]): readonly (Mesure & { readonly cas: Cas })[] {
  const by = (measure: (one: Mesure) => number) => mesures.toSorted((a, b) => measure(b) - measure(a));
  const [longue] = by(({ longueur }) => longueur);
  const [courte] = by(({ longueur }) => -longueur);
  const [nom] = by((one) => one.nom.length);
  // The longest one, which leaves most to lay out.
  const [sansPhoto] = by(({ longueur }) => longueur).filter(({ hasPhoto }) => !hasPhoto);
  const cases = [
    ['longue', longue],
    ['courte', courte],
    ['nom', nom],
    ['sans-photo', sansPhoto],
  ] as const;
  return cases.flatMap(([cas, one]) => (one === undefined ? [] : [{ ...one, cas }]));
}
