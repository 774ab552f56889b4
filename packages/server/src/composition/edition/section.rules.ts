import type { RubriqueDynamique } from '@bridge/contract';

/** Fewer fiches than columns take the width of those that would be empty. */
export const spread = (rubrique: RubriqueDynamique, fiches: number): RubriqueDynamique => ({
  ...rubrique,
  parRangee: Math.min(rubrique.parRangee, fiches),
});
