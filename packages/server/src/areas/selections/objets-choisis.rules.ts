import type { BrouillonDeSelection, FieldError } from '@bridge/contract';

type Choisis = Pick<BrouillonDeSelection, 'mode' | 'inclusions' | 'exclusions'>;

/** Contradictions among the objets chosen one by one, each in its place. */
export function contradictions({ mode, inclusions, exclusions }: Choisis): FieldError[] {
  if (mode === 'dynamique') return [];
  const twice = inclusions.flatMap(({ objet }, index) =>
    inclusions.findIndex((other) => other.objet === objet) < index
      ? [{ path: `inclusions.${index}.objet`, message: 'Cet objet est déjà ajouté plus haut.' }]
      : [],
  );
  const sameRank = inclusions.flatMap(({ position }, index) =>
    position !== null && inclusions.findIndex((other) => other.position === position) < index
      ? [{ path: `inclusions.${index}.position`, message: 'Un autre objet est déjà épinglé à cette position.' }]
      : [],
  );
  if (mode === 'manuelle') return [...twice, ...sameRank];
  const added = new Set(inclusions.map(({ objet }) => objet));
  const both = exclusions.flatMap(({ objet }, index) =>
    added.has(objet)
      ? [
          {
            path: `exclusions.${index}.objet`,
            message: 'Cet objet est aussi parmi ceux que vous ajoutez. Gardez-le d’un seul côté.',
          },
        ]
      : [],
  );
  return [...twice, ...sameRank, ...both];
}
