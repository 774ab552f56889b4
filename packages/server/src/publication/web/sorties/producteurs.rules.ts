import type { ObjetExporte } from '../../../catalogue/selection/export.repository.ts';

/** The property that holds the platform's own name of an offer. */
const NOM_DE_LA_PLATEFORME = '@id';

/**
 * What their producers call objets, by number. An objet of DATAtourisme goes by the platform's name, unless its instance chose another
 * property; the producer's is then the first of the other ids that the platform tells, and unknown where it tells none.
 */
export function producteursDe(
  objets: readonly Pick<ObjetExporte, 'id' | 'systeme' | 'identifiant'>[],
  autres: ReadonlyMap<number, string>,
  champId: string,
): ReadonlyMap<number, string> {
  const isNamed = champId !== NOM_DE_LA_PLATEFORME;
  return new Map(
    objets.flatMap(({ id, systeme, identifiant }) => {
      const producteur = systeme !== 'datatourisme' || isNamed ? identifiant : autres.get(id);
      return producteur === undefined ? [] : [[id, producteur] as const];
    }),
  );
}
