import type { ExtremesDeRubrique } from '@bridge/contract';

/** What a fiche asks of its page. */
export interface Mesure {
  readonly id: number;
  readonly nom: string;
  /** Of all that it says, in characters. */
  readonly longueur: number;
  readonly hasPhoto: boolean;
}

type Cas = ExtremesDeRubrique['extremes'][number]['cas'];

/** The fiches that a page finds hardest to hold, each case once; empty where there is no fiche. */
export function casExtremes(mesures: readonly Mesure[]): readonly (Mesure & { readonly cas: Cas })[] {
  const by = (measure: (one: Mesure) => number) => mesures.toSorted((a, b) => measure(b) - measure(a));
  const [longue] = by(({ longueur }) => longueur);
  const [courte] = by(({ longueur }) => -longueur);
  const [nom] = by((one) => one.nom.length);
  // The longest of them: it has the most to make a page of.
  const [sansPhoto] = by(({ longueur }) => longueur).filter(({ hasPhoto }) => !hasPhoto);
  const cases = [
    ['longue', longue],
    ['courte', courte],
    ['nom', nom],
    ['sans-photo', sansPhoto],
  ] as const;
  return cases.flatMap(([cas, one]) => (one === undefined ? [] : [{ ...one, cas }]));
}
