import type { MesuresChamp } from '@bridge/contract';

type Ligne = MesuresChamp['lignes'][number];

/** The rate in percent. A field filled at least once is never at 0, nor one with a gap at 100. */
export function tauxOf({ remplis, total }: Pick<Ligne, 'remplis' | 'total'>): number {
  if (total === 0 || remplis === 0) return 0;
  return remplis === total ? 100 : Math.min(99, Math.max(1, Math.round((100 * remplis) / total)));
}

/** The counts of each source, all its types together. */
export function bySysteme(lignes: readonly Ligne[]): readonly Pick<Ligne, 'systeme' | 'remplis' | 'total'>[] {
  const sums = new Map<Ligne['systeme'], { remplis: number; total: number }>();
  for (const { systeme, remplis, total } of lignes) {
    const sum = sums.get(systeme) ?? { remplis: 0, total: 0 };
    sums.set(systeme, { remplis: sum.remplis + remplis, total: sum.total + total });
  }
  return [...sums].map(([systeme, sum]) => ({ systeme, ...sum }));
}
