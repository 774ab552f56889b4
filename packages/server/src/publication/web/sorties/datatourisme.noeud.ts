import type { Textes } from '@bridge/contract';

/** A node of the graph. */
export type Noeud = Record<string, unknown>;

/** A node without its empty properties. */
export function compact(noeud: Noeud): Noeud {
  return Object.fromEntries(
    Object.entries(noeud).filter(([, value]) => {
      if (value === undefined || value === null || value === '') return false;
      return typeof value !== 'object' || Object.keys(value).length > 0;
    }),
  );
}

export const langues = (textes: Textes | undefined): Record<string, string[]> =>
  Object.fromEntries(Object.entries(textes ?? {}).map(([langue, texte]) => [langue, [texte]]));
