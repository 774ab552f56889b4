import type { MesuresChamp } from '@bridge/contract';

type Ligne = MesuresChamp['lignes'][number];

/** In per cent; a field that is filled at all is never said to be empty, nor one that is not whole to be full. */
export function tauxOf({ remplis, total }: Pick<Ligne, 'remplis' | 'total'>): number {
  if (total === 0 || remplis === 0) return 0;
  return remplis === total ? 100 : Math.min(99, Math.max(1, Math.round((100 * remplis) / total)));
}

/** All the types of each source together. */
export function bySysteme(lignes: readonly Ligne[]): readonly Pick<Ligne, 'systeme' | 'remplis' | 'total'>[] {
  const sums = new Map<Ligne['systeme'], { remplis: number; total: number }>();
  for (const { systeme, remplis, total } of lignes) {
    const sum = sums.get(systeme) ?? { remplis: 0, total: 0 };
    sums.set(systeme, { remplis: sum.remplis + remplis, total: sum.total + total });
  }
  return [...sums].map(([systeme, sum]) => ({ systeme, ...sum }));
}
