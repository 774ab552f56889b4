import type { Pretendante, Tirage } from './choix.types.ts';

const LEAST = 0.001;

/** The weight that an annonce has in a draw. */
export const poidsTire = ({ poids, allure }: Pick<Pretendante, 'poids' | 'allure'>): number =>
  poids * Math.max(allure, 0);

/** Draws one of some, by weight. */
export function auPoids<T extends Pick<Pretendante, 'poids' | 'allure'>>(
  some: readonly T[],
  tirage: Tirage,
): T | undefined {
  let left = tirage() * some.reduce((sum, one) => sum + poidsTire(one), 0);
  for (const one of some) {
    left -= poidsTire(one);
    if (left < 0) return one;
  }
  return some[some.length - 1];
}

/** The one that is furthest behind its weight, the first of equal ones. */
export function enRetard<T>(
  some: readonly T[],
  { poids, tours }: { readonly poids: (one: T) => number; readonly tours: (one: T) => number },
): T | undefined {
  const rank = (one: T) => (tours(one) + 1) / Math.max(poids(one), LEAST);
  let best: T | undefined;
  for (const one of some) if (best === undefined || rank(one) < rank(best)) best = one;
  return best;
}

/**
 * Gives turns in proportion of weights over any period, as a screen plays them. A new one starts with the others,
 * without catching up.
 */
export function parPoids<T>(
  some: readonly T[],
  { cle, poids }: { readonly cle: (one: T) => string; readonly poids: (one: T) => number },
  tours: Readonly<Record<string, number>>,
): { readonly choisie: T; readonly tours: Readonly<Record<string, number>> } | null {
  const weight = (one: T) => Math.max(poids(one), LEAST);
  const known = some.flatMap((one) => {
    const seen = tours[cle(one)];
    return seen === undefined ? [] : [seen / weight(one)];
  });
  const start = known.length === 0 ? 0 : Math.min(...known);
  const seenOf = (one: T) => tours[cle(one)] ?? start * weight(one);
  const choisie = enRetard(some, { poids: weight, tours: seenOf });
  if (choisie === undefined) return null;
  const started = Object.fromEntries(some.map((one) => [cle(one), seenOf(one)]));
  return { choisie, tours: { ...tours, ...started, [cle(choisie)]: seenOf(choisie) + 1 } };
}

/** Chance that is the same every time for the same seed (mulberry32). */
export function hasard(graine: number): Tirage {
  let state = graine | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
